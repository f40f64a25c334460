import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';
import { type Cut, cropMatrix } from './crop-geometry.ts';
import type { CropShape } from './crop-shapes.ts';

type Props = { address: string; cut: Cut; previews: CropShape['previews'] };

/** What will come out, as it is shown in lists and on cards. It moves with the hand, so it is CSS, not a drawing. */
export function CropPreview({ address, cut, previews }: Props) {
  const t = useT('pictures');
  return (
    <section className={classes.previews} aria-label={t('crop.preview')}>
      {previews.map(({ name, size: { width, height } }) => (
        <div key={name} className={classes.preview}>
          <div className={classes.window} data-shape={name} style={{ inlineSize: width, blockSize: height }}>
            <img
              src={address}
              alt=""
              style={{
                width: cut.size.width,
                height: cut.size.height,
                transform: `matrix(${cropMatrix(cut, width).join(', ')})`,
              }}
            />
          </div>
          {t(`crop.preview.${name}`)}
        </div>
      ))}
    </section>
  );
}
