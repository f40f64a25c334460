import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import classes from '../../Packs.module.css';
import { ContentPanel } from './ContentPanel.tsx';
import type { PackView } from '../pack-reads.ts';
import { useContentPanel } from './use-content-panel.ts';

/** The contents of a pack in their order; each opens how far everybody is with it. */
export function PackContents({ pack: { id, items } }: { pack: PackView }) {
  const t = useT('packs');
  const { count } = useFormat();
  const { content, open, close } = useContentPanel({ id, items });
  return (
    <>
      <ol className={classes.contents}>
        {items.map(({ businessType, businessId, title, minutes }, at) => (
          <li key={`${businessType} ${businessId}`}>
            <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => open(at + 1)}>
              <bdi>{title}</bdi>
            </button>{' '}
            {minutes !== null && (
              <HintText as="span">{t('packs.preview.minutes', { minutes: count(minutes) })}</HintText>
            )}
          </li>
        ))}
      </ol>
      {content && <ContentPanel key={content.sequence} packId={id} content={content} onClose={close} />}
    </>
  );
}
