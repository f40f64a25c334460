import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { listQuestions, readQuestion } from '@shuyuan/contract/community/question.wire';

export type QuestionCardData = OutputOf<typeof listQuestions>['items'][number];
export type Question = OutputOf<typeof readQuestion>;
export type Author = QuestionCardData['author'];

/** Somebody's own question and what an account publishes are read at two addresses. */
export const pathOfKind = (kind: QuestionKind): 'questionDetail' | 'shareContentDetail' =>
  kind === QuestionKind.ask ? 'questionDetail' : 'shareContentDetail';
