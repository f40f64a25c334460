import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Stamp, Undo2 } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import classes from './MyTasks.module.css';
import { NoTasks } from './NoTasks.tsx';

const shown = 4;
const approvals = { to: 'centerMy', params: { name: 'approvals' } } as const;

type Box = 'to-decide' | 'sent-back';
type Page = OutputOf<typeof listProcesses>;

function Task({ box, process }: { box: Box; process: Page['items'][number] }) {
  const t = useT('common');
  const format = useFormat();
  const Icon = box === 'to-decide' ? Stamp : Undo2;
  const words =
    box === 'to-decide'
      ? t('home.tasks.decide', { name: process.starter.fullName, time: format.relative(process.startTime) })
      : t('home.tasks.sentBack', { time: format.relative(process.updateTime) });
  return (
    <li>
      <PathLink {...approvals} search={{ box, open: process.processInstanceId }} className={classes.task}>
        <span className={classes.mark} data-box={box}>
          <Icon size={18} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{process.title}</span>
          <span className={classes.second}>{words}</span>
        </span>
      </PathLink>
    </li>
  );
}

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

/** What waits for the reader, the longest waiting first: requests to decide, and their own that were sent back. */
export function MyTasks() {
  const t = useT('common');
  const first = { page: 1, pageSize: shown } as const;
  const toDecide = useRead(listProcesses, { box: 'to-decide', ...first }, { claims: 'notices' });
  // ERR-15: without what was sent back the rest is still worth seeing.
  const sentBack = useRead(listProcesses, { box: 'sent-back', ...first }, { claims: 'all' });
  // Both at once: a list that grows while it is read moves away under the pointer.
  if (sentBack.isPending && !toDecide.isError) return <SkeletonList label={t('home.loading')} count={3} />;
  return (
    <ReadStates read={toDecide} failed={t('home.tasks.failed')} shape="list" count={3}>
      {(waiting) => {
        const back = sentBack.data ?? none;
        if (waiting.items.length + back.items.length === 0) return <NoTasks />;
        return (
          <>
            <ul className={classes.list}>
              {waiting.items.map((process) => (
                <Task key={process.processInstanceId} box="to-decide" process={process} />
              ))}
              {back.items.map((process) => (
                <Task key={process.processInstanceId} box="sent-back" process={process} />
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
