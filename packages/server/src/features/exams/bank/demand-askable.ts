import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { problemOfQuestion } from '@shuyuan/contract/exams/bank/exam-question-problems';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { isReadable } from './is-readable.ts';

/** Refuses what cannot be asked so: by its rules, and where a formula cannot be read. */
export function demandAskable(question: ExamQuestion, explanation = ''): void {
  const problem = problemOfQuestion(question);
  demand(problem === null, 'exam.wrong-question', { problem });
  demand(isReadable(question, explanation), 'exam.wrong-formula');
}
