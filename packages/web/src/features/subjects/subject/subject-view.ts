import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readSubject } from '@shuyuan/contract/subjects/subject.wire';

export type SubjectView = OutputOf<typeof readSubject>;
export type StageView = SubjectView['stages'][number];
export type ItemView = StageView['items'][number];

/** Done, also once more where it was asked for anew. */
export const isDone = ({ isFinished, anew }: ItemView): boolean => anew?.isFinished ?? isFinished;
