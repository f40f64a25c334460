import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Subject.module.css';
import type { ItemView } from './subject-view.ts';

type Props = { lock: NonNullable<ItemView['lock']> };

/** Why an item is locked: the shortest way to open it, what has to be done and what there is to choose from. */
export function ItemLock({ lock: { remainingCount, shortestWay, choices } }: Props) {
  const t = useT('subjects');
  const named = choices.reduce((sum, { count }) => sum + count, shortestWay.length);
  return (
    <div>
      <HintText as="span">{t('subjects.lock.why', { count: remainingCount })}</HintText>
      <ol className={classes.way}>
        {shortestWay.map(({ key, title, stageTitle }) => (
          <li key={key}>
            {title} <HintText as="span">{stageTitle}</HintText>
          </li>
        ))}
        {choices.map(({ stageTitle, count, fromCount }) => (
          <li key={stageTitle}>{t('subjects.lock.choose', { stage: stageTitle, count, total: fromCount })}</li>
        ))}
      </ol>
      {remainingCount > named && (
        <HintText as="span">{t('subjects.lock.more', { count: remainingCount - named })}</HintText>
      )}
    </div>
  );
}
