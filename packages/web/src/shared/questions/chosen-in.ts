import type { MediaView } from '@shuyuan/contract/exams/bank/question-media';
import type { ChoiceAnswer } from '@shuyuan/contract/exams/marking/exam-answer';

/** The ids that are chosen; of true and false the words themselves. */
export function chosenIn(answer: ChoiceAnswer | null | undefined): readonly string[] {
  if (!answer) return [];
  if (answer.kind === 'trueFalse') return [String(answer.isTrue)];
  return answer.kind === 'single' ? [answer.optionId] : answer.optionIds;
}

/** An answer of its kind; null while nothing is chosen. */
export function answerOf(kind: ChoiceAnswer['kind'], chosen: readonly string[]): ChoiceAnswer | null {
  const [first] = chosen;
  if (first === undefined) return null;
  if (kind === 'trueFalse') return { kind, isTrue: first === 'true' };
  return kind === 'single' ? { kind, optionId: first } : { kind, optionIds: [...chosen] };
}

/** The words of the options that are meant. */
export const textsOf = (options: readonly Option[], ids: readonly string[]): string =>
  options
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join(' · ');

export type Option = { readonly id: string; readonly text: string; readonly picture?: MediaView | undefined };
