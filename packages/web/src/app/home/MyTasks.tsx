import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listWaitingSurveys } from '@shuyuan/contract/surveys/waiting-surveys.wire';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { ApprovalTask } from './tasks/ApprovalTask.tsx';
import classes from './MyTasks.module.css';
import { NoTasks } from './tasks/NoTasks.tsx';
import { SurveyTask } from './tasks/SurveyTask.tsx';

const shown = 4;
const approvals = { to: 'centerMy', params: { name: 'approvals' } } as const;

type Box = 'to-decide' | 'sent-back';
type Page = OutputOf<typeof listProcesses>;

function More({ box, count }: { box: Box; count: number }) {
  const t = useT('common');
  return (
    count > shown && (
      <PathLink {...approvals} search={{ box }} className={classes.more}>
        {t(`home.tasks.all.${box}`, { count })}
      </PathLink>
    )
  );
}

const none: Page = { items: [], recordCount: 0 };

/** Everything that waits for the reader: requests to decide, their own that were sent back, and surveys to answer. */
export function MyTasks() {
  const t = useT('common');
  const first = { page: 1, pageSize: shown } as const;
  const toDecide = useRead(listProcesses, { box: 'to-decide', ...first }, { claims: 'notices' });
  // ERR-15: without what was sent back the rest is still worth seeing.
  const sentBack = useRead(listProcesses, { box: 'sent-back', ...first }, { claims: 'all' });
  const surveys = useRead(listWaitingSurveys, first, { claims: 'all' });
  // All at once: a list that grows while it is read moves away under the pointer.
  if ((sentBack.isPending || surveys.isPending) && !toDecide.isError)
    return <SkeletonList label={t('home.loading')} count={3} />;
  return (
    <ReadStates read={toDecide} failed={t('home.tasks.failed')} shape="list" count={3}>
      {(waiting) => {
        const back = sentBack.data ?? none;
        const asked = surveys.data?.items ?? [];
        if (waiting.items.length + back.items.length + asked.length === 0) return <NoTasks />;
        return (
          <>
            <ul className={classes.list}>
              {waiting.items.map((process) => (
                <ApprovalTask key={process.processInstanceId} box="to-decide" process={process} />
              ))}
              {back.items.map((process) => (
                <ApprovalTask key={process.processInstanceId} box="sent-back" process={process} />
              ))}
              {asked.map((survey) => (
                <SurveyTask key={survey.id} survey={survey} />
              ))}
            </ul>
            <More box="to-decide" count={waiting.recordCount} />
            <More box="sent-back" count={back.recordCount} />
          </>
        );
      }}
    </ReadStates>
  );
}
