import { listDiscussions, listMyDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { listHotQuestions, listQuestions, readQuestion } from '@shuyuan/contract/community/question.wire';
import { readMyStatistic } from '@shuyuan/contract/community/question-action.wire';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Question } from '../questions/question.ts';

export type Discuss = OutputOf<typeof listDiscussions>['items'][number];
/** The subject of it all: a post, or a course, which is discussed while it can be seen. */
export type Discussed = Pick<Question, 'id' | 'state'> & { readonly isCourse?: boolean };

/** How the calls name it. */
export const subjectOf = ({ id, isCourse = false }: Discussed) => (isCourse ? { courseId: id } : { questionId: id });

/** Whatever shows an answer or how many there are. */
export const discussReads: readonly Endpoint[] = [
  listDiscussions,
  listMyDiscussions,
  readQuestion,
  readMyStatistic,
  listQuestions,
  listHotQuestions,
];

export const answersShown = 10;
export const repliesShown = 10;
