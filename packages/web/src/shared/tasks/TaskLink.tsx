import type { Task } from '@shuyuan/contract/centre/task';
import type { ReactNode } from 'react';
import { PathLink } from '../navigation/PathLink.tsx';

const pages = {
  course: 'course',
  subject: 'subject',
  exam: 'exam',
  research: 'surveyAnswer',
  class: 'trainingClass',
  live: 'liveDetail',
} as const;

type Props = { task: Task; className: string | undefined; children: ReactNode };

/** The way to where a task is done. */
export function TaskLink({ task: { kind, id, box }, ...link }: Props) {
  if (kind !== 'approval') return <PathLink to={pages[kind]} params={{ id }} {...link} />;
  const search = { box: box ?? undefined, open: id };
  return <PathLink to="centerMy" params={{ name: 'approvals' }} search={search} {...link} />;
}
