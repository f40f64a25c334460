import type { Task } from '@shuyuan/contract/centre/task';
import type { ReactNode } from 'react';
import { PathLink } from '../navigation/PathLink.tsx';
import { ContentLink } from './ContentLink.tsx';

type Props = { task: Task; className: string | undefined; children: ReactNode };

/** The way to where a task is done. */
export function TaskLink({ task: { kind, id, box }, ...link }: Props) {
  if (kind === 'room') return <PathLink to="classroomBook" params={{}} search={{ view: 'waiting' }} {...link} />;
  if (kind !== 'approval') return <ContentLink kind={kind} id={id} {...link} />;
  const search = { box: box ?? undefined, open: id };
  return <PathLink to="centerMy" params={{ name: 'approvals' }} search={search} {...link} />;
}
