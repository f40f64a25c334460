import type { ChoiceQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ChoiceAnswer } from '@shuyuan/contract/exams/marking/exam-answer';

/** An answer somebody gives who has not listened. */
export function wrongAnswerOf(question: ChoiceQuestion): ChoiceAnswer {
  if (question.kind === 'trueFalse') return { kind: 'trueFalse', isTrue: !question.isTrue };
  const optionIds = question.options.map(({ id }) => id);
  if (question.kind === 'multiple') return { kind: 'multiple', optionIds };
  return { kind: 'single', optionId: optionIds.find((id) => id !== question.rightId) ?? '' };
}
