export { annulAttempt } from './annul/annul-attempt.ts';
export { attachAnswerFile } from './answer-files/attach-answer-file.ts';
export { logAttention } from './attention/log-attention.ts';
export { createBankQuestion } from './bank/create-bank-question.ts';
export { createBankCategory } from './bank/list-bank-categories.ts';
export { setCategoryPractice } from './bank/set-category-practice.ts';
export { giveMark } from './marking/give-mark.ts';
export { nextMarkingItem } from './marking/next-marking-item.ts';
export { publishExam } from './papers/publish-exam.ts';
export { createExam } from './papers/save-exam.ts';
export { canUseExam, findExamOfSection, hasPassedExam, inviteToExam } from './sections/find-exam-of-section.ts';
export { type ExamLearner, insertExamRuns as openNextExamRuns } from './sections/section-exam.store.ts';
export { listRevealedAttempts } from './practice/list-revealed-attempts.ts';
export {
  isPractisable,
  type RevealQuery,
  withheldQuestions,
  wrongAnswers,
} from './practice/practice-questions.store.ts';
export { startExam } from './start/start-exam.ts';
export type { PassChanges } from './regrade/list-consequences.ts';
export { handIn } from './taking/hand-in.ts';
export { openAttempt } from './taking/open-attempt.ts';
export { saveAnswers } from './taking/save-answers.ts';
export { listExamTasks } from './tasks/list-exam-tasks.ts';
