import type { FinishedKind } from '@shuyuan/contract/centre/task-content-types';
import type { ReactNode } from 'react';
import { PathLink } from '../navigation/PathLink.tsx';

const pages = {
  course: 'course',
  subject: 'subject',
  exam: 'exam',
  research: 'surveyAnswer',
  class: 'trainingClass',
  live: 'liveDetail',
} as const satisfies Record<FinishedKind, string>;

type Props = { kind: FinishedKind; id: string; className?: string | undefined; children: ReactNode };

/** The way to a content, by its kind. */
export const ContentLink = ({ kind, id, ...link }: Props) => <PathLink to={pages[kind]} params={{ id }} {...link} />;
