import { readAssignmentWork } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Assignments.module.css';

const pollMs = 1_000;

/** How far the job is that gives out and closes duties, as long as it goes on. */
export function WorkProgress({ id }: { id: string }) {
  const t = useT('assignments');
  const { count } = useFormat();
  const { data } = useRead(
    readAssignmentWork,
    { id },
    {
      claims: 'notices',
      refetchInterval: ({ state }) => (state.data?.work && state.data.work.finishTime === null ? pollMs : false),
    },
  );
  if (!data?.work || data.work.finishTime !== null) return null;
  const { done, total } = data.work;
  return (
    <div className={classes.work}>
      <HintText aria-live="polite">{t('assignments.work', { done: count(done), total: count(total) })}</HintText>
      <progress
        max={Math.max(total, 1)}
        value={done}
        aria-label={t('assignments.work.label')}
        className={classes.bar}
      />
    </div>
  );
}
