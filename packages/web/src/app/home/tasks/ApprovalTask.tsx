import type { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Stamp, Undo2 } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from '../MyTasks.module.css';
import { TaskWords } from './TaskWords.tsx';

type Props = { box: 'to-decide' | 'sent-back'; process: OutputOf<typeof listProcesses>['items'][number] };

/** A request the reader decides, or one of theirs that was sent back. */
export function ApprovalTask({ box, process }: Props) {
  const t = useT('common');
  const format = useFormat();
  const words =
    box === 'to-decide'
      ? t('home.tasks.decide', { name: process.starter.fullName, time: format.relative(process.startTime) })
      : t('home.tasks.sentBack', { time: format.relative(process.updateTime) });
  return (
    <li>
      <PathLink
        to="centerMy"
        params={{ name: 'approvals' }}
        search={{ box, open: process.processInstanceId }}
        className={classes.task}
      >
        <TaskWords icon={box === 'to-decide' ? Stamp : Undo2} box={box} title={process.title} words={words} />
      </PathLink>
    </li>
  );
}
