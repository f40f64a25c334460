import type { ChoiceQuestion } from '../../exams/bank/exam-question-kinds.ts';
import { problemOfQuestion } from '../../exams/bank/exam-question-problems.ts';
import type { ChoiceAnswer } from '../../exams/marking/exam-answer.ts';
import { fullMark } from '../../exams/marking/full-mark.ts';
import { markAnswer } from '../../exams/marking/mark-answer.ts';

/** A question at a second of what is played, with its key. Its id stays while its words are corrected: answers know it. */
export type SectionQuestion = {
  readonly id: string;
  readonly second: number;
  /** Answered, right or wrong, before the section is finished. */
  readonly isRequired: boolean;
  readonly question: ChoiceQuestion;
  /** Shown with the first answer. */
  readonly explanation: string;
};

export const questionLimits = {
  /** Of one section. */
  questions: 50,
  /** No film is longer. */
  second: 1_000_000,
  explanation: 2_000,
  /** Answers of one person to one question in a run. */
  tries: 2,
} as const;

/** Whether every one can be asked, and answers know which is which. */
export const areQuestionsWhole = (questions: readonly SectionQuestion[]): boolean =>
  new Set(questions.map(({ id }) => id)).size === questions.length &&
  questions.every(({ question }) => problemOfQuestion(question) === null);

export const isRightAnswer = (question: ChoiceQuestion, answer: ChoiceAnswer): boolean =>
  markAnswer(question, answer) === fullMark;

/** Whether an answer chooses something of this question, and nothing of another. */
export function isAnswerTo(question: ChoiceQuestion, answer: ChoiceAnswer): boolean {
  if (question.kind === 'trueFalse') return answer.kind === 'trueFalse';
  if (answer.kind !== question.kind) return false;
  const chosen = answer.kind === 'single' ? [answer.optionId] : answer.optionIds;
  return chosen.length > 0 && chosen.every((id) => question.options.some((option) => option.id === id));
}

export function rightAnswerOf(question: ChoiceQuestion): ChoiceAnswer {
  if (question.kind === 'single') return { kind: 'single', optionId: question.rightId };
  if (question.kind === 'multiple') return { kind: 'multiple', optionIds: question.rightIds };
  return { kind: 'trueFalse', isTrue: question.isTrue };
}

/** One answer that was given. */
export type QuestionTry = { readonly answer: ChoiceAnswer; readonly isRight: boolean };

/** A wrong answer may be followed by one more; a right one by none. */
export const triesLeftAfter = (tries: readonly { readonly isRight: boolean }[]): number =>
  tries.some(({ isRight }) => isRight) ? 0 : Math.max(0, questionLimits.tries - tries.length);
