import { listColumnContents } from '@shuyuan/contract/community/column.wire';
import { listCircleQuestions } from '@shuyuan/contract/community/circle.wire';
import {
  listCollectedQuestions,
  listFollowedQuestions,
  listModerated,
} from '@shuyuan/contract/community/question-action.wire';
import {
  listAccountQuestions,
  listHotQuestions,
  listManagedQuestions,
  listQuestions,
  listTopicQuestions,
  readQuestion,
  recommendQuestions,
} from '@shuyuan/contract/community/question.wire';
import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type QuestionCardData = OutputOf<typeof listQuestions>['items'][number];
export type Question = OutputOf<typeof readQuestion>;
export type Author = QuestionCardData['author'];
export type QuestionChange = 'close' | 'activate' | 'remove';

/** What waits or was taken away is nobody's to like, keep or share; the server refuses it. */
export const isShown = (state: QuestionState): boolean => state === 'active' || state === 'closed';

/** Somebody's own question and what an account publishes are read at two addresses. */
export const pathOfKind = (kind: QuestionKind): 'questionDetail' | 'shareContentDetail' =>
  kind === QuestionKind.ask ? 'questionDetail' : 'shareContentDetail';

/** Whatever shows something published, read again once its state has changed. */
export const questionReads: readonly Endpoint[] = [
  readQuestion,
  listQuestions,
  listHotQuestions,
  recommendQuestions,
  listTopicQuestions,
  listAccountQuestions,
  listManagedQuestions,
  listFollowedQuestions,
  listCollectedQuestions,
  listColumnContents,
  listCircleQuestions,
  listModerated,
];
