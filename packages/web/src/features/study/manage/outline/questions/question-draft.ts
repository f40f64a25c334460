import { bankLimits, type ChoiceQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { problemOfQuestion } from '@shuyuan/contract/exams/bank/exam-question-problems';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { questionLimits } from '@shuyuan/contract/study/questions/section-question';
import { clockSeconds, clockText } from '../../../../../lib/clock-text.ts';
import type { DraftSection } from '../outline-draft.ts';

export type Question = DraftSection['questions'][number];
export const questionKinds = ['single', 'multiple', 'trueFalse'] as const;
type QuestionKind = (typeof questionKinds)[number];

type OptionDraft = { readonly id: string; readonly text: string; readonly isRight: boolean };

/** A question as its dialog shows it. Options stay while its kind is tried out. */
export type QuestionDraft = {
  readonly time: string;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: readonly OptionDraft[];
  readonly isTrue: boolean;
  readonly explanation: string;
  readonly isRequired: boolean;
};

/** Drawn, and long enough that no other question of a course ever has it: answers are found by it. */
export const newQuestionId = (): string =>
  `q1${[...crypto.getRandomValues(new Uint8Array(14))].map((byte) => (byte % 36).toString(36)).join('')}`;

const optionId = (options: readonly OptionDraft[]): string => {
  let at = options.length + 1;
  while (options.some(({ id }) => id === `o${at}`)) at += 1;
  return `o${at}`;
};

export const withOption = (options: readonly OptionDraft[]): OptionDraft[] => [
  ...options,
  { id: optionId(options), text: '', isRight: false },
];

/** One is right, or several; of one kind changed into the other the first stays. */
export const withRight = (draft: QuestionDraft, id: string, isRight: boolean): QuestionDraft['options'] =>
  draft.options.map((option) =>
    draft.kind === 'multiple'
      ? { ...option, isRight: option.id === id ? isRight : option.isRight }
      : { ...option, isRight: option.id === id },
  );

export const emptyQuestion = (): QuestionDraft => ({
  time: '',
  kind: 'single',
  text: '',
  options: withOption(withOption([])),
  isTrue: true,
  explanation: '',
  isRequired: true,
});

const optionsOf = (question: ChoiceQuestion): QuestionDraft['options'] => {
  if (question.kind === 'trueFalse') return emptyQuestion().options;
  const right = question.kind === 'single' ? [question.rightId] : question.rightIds;
  return question.options.map((option) => ({ ...option, isRight: right.includes(option.id) }));
};

export const questionDraftOf = ({ second, isRequired, question, explanation }: Question): QuestionDraft => ({
  time: clockText(second),
  kind: question.kind,
  text: question.text,
  options: optionsOf(question),
  isTrue: question.kind === 'trueFalse' ? question.isTrue : true,
  explanation,
  isRequired,
});

function choiceOf({ kind, text, options, isTrue }: QuestionDraft): ChoiceQuestion {
  const common = { text: text.trim(), penalty: 0 };
  if (kind === 'trueFalse') return { kind, ...common, isTrue };
  const offered = options.map((option) => ({ id: option.id, text: option.text.trim() }));
  const right = options.filter(({ isRight }) => isRight).map(({ id }) => id);
  return kind === 'single'
    ? { kind, ...common, options: offered, rightId: right[0] ?? '' }
    : { kind, ...common, options: offered, rightIds: right, rule: 'all' };
}

export const questionOf = (draft: QuestionDraft, id: string): Question => ({
  id,
  second: clockSeconds(draft.time) ?? 0,
  isRequired: draft.isRequired,
  question: choiceOf(draft),
  explanation: draft.explanation.trim(),
});

/** The fields that keep a question from being taken. `unitCount`: seconds of the film where they are known. */
export function questionProblemsOf(draft: QuestionDraft, unitCount: number | null) {
  const second = clockSeconds(draft.time);
  const isTextWrong = draft.text.trim() === '' || textLength(draft.text) > bankLimits.text;
  const isTooLong = draft.options.some(({ text }) => textLength(text) > bankLimits.option);
  return {
    time: second === null || second >= Math.min(unitCount ?? Infinity, questionLimits.second),
    text: isTextWrong,
    options: !isTextWrong && (isTooLong || problemOfQuestion(choiceOf(draft)) !== null),
    explanation: textLength(draft.explanation) > questionLimits.explanation,
  };
}
