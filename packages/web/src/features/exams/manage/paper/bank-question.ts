import type { listBankQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import type { Difficulty, ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type BankQuestion = OutputOf<typeof listBankQuestions>['items'][number];

export type BankFilters = {
  readonly search?: string;
  readonly categoryId?: string;
  readonly kind?: ExamQuestionKind;
  readonly difficulty?: Difficulty;
};
