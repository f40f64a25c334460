import { dueProgresses } from '@shuyuan/contract/centre/director/people-filters';
import type { listSubordinates } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Director.module.css';

type Counts = OutputOf<typeof listSubordinates>['items'][number]['counts'];

/** The late, due and done things of somebody, as a small bar and in words. */
export function DueBar({ counts }: { counts: Counts }) {
  const t = useT('director');
  const { count } = useFormat();
  const { overdue, due, done } = counts;
  if (overdue + due + done === 0) return <HintText as="span">{t('director.standing.none')}</HintText>;
  return (
    <div className={classes.standing}>
      <div className={classes.bar} aria-hidden>
        {dueProgresses.map((progress) => (
          <span key={progress} data-progress={progress} style={{ flexGrow: counts[progress] }} />
        ))}
      </div>
      <HintText as="span">
        {t('director.standing.label', { overdue: count(overdue), due: count(due), done: count(done) })}
      </HintText>
    </div>
  );
}
