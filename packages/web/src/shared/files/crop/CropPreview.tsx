import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import { type Cut, cropMatrix } from './crop-geometry.ts';

const shownPx = 88;

/** What will come out, as it is shown in lists and on cards. It moves with the hand, so it is CSS, not a drawing. */
export function CropPreview({ address, cut }: { address: string; cut: Cut }) {
  const t = useT('pictures');
  const transform = `matrix(${cropMatrix(cut, shownPx).join(', ')})`;
  return (
    <section className={classes.previews} aria-label={t('crop.preview')}>
      {(['round', 'square'] as const).map((shape) => (
        <div key={shape} className={classes.preview}>
          <div className={classes.window} data-shape={shape} style={{ inlineSize: shownPx, blockSize: shownPx }}>
            <img src={address} alt="" style={{ width: cut.size.width, height: cut.size.height, transform }} />
          </div>
          {t(`crop.preview.${shape}`)}
        </div>
      ))}
    </section>
  );
}
