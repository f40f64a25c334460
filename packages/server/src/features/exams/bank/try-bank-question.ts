import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { markAnswer } from '@shuyuan/contract/exams/marking/mark-answer';
import type { Context } from '../../../platform/context.ts';
import { demandAskable } from './demand-askable.ts';

type Try = { readonly question: ExamQuestion; readonly answer?: ExamAnswer | undefined };

/** An author tries a key before anybody is asked by it. */
export async function tryBankQuestion(_: Context, { question, answer }: Try) {
  demandAskable(question);
  return { mark: markAnswer(question, answer) };
}
