import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { MembershipTag } from '../../../shared/contents/MembershipTag.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Subject.module.css';
import type { ItemView } from './subject-view.ts';

type Lock = NonNullable<ItemView['lock']>;
type Props = { lock: Lock };

/** The mark a prerequisite has to reach, and how it stands now. */
function NeededMark({ step: { percent, mark, isWaiting } }: { step: Lock['shortestWay'][number] }) {
  const t = useT('subjects');
  const study = useT('study');
  const format = useFormat();
  if (percent === null) return null;
  const words = [t('subjects.lock.mark', { percent: format.percent(percent / 100) })];
  if (mark !== null) words.push(study('study.player.exam.mark', { mark: format.percent(mark / 100) }));
  if (isWaiting) words.push(study('positions.section.waiting'));
  return <HintText as="span">· {words.join(' · ')}</HintText>;
}

/** Why an item is locked: the shortest way to open it, what has to be done and what there is to choose from. */
export function ItemLock({ lock: { remainingCount, shortestWay, choices } }: Props) {
  const t = useT('subjects');
  const named = choices.reduce((sum, { count }) => sum + count, shortestWay.length);
  return (
    <div>
      <HintText as="span">{t('subjects.lock.why', { count: remainingCount })}</HintText>
      <ol className={classes.way}>
        {shortestWay.map((step) => (
          <li key={step.key}>
            {step.title} <HintText as="span">{step.stageTitle}</HintText> <NeededMark step={step} />{' '}
            <MembershipTag membership={step.trainingClass} />
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
