import type { SectionContent } from '../player/section-view.ts';

/** A question of a film as its learner sees it. */
export type Question = SectionContent['questions'][number];
export type Answer = Question['tries'][number]['answer'];

/** The ids that are chosen; of true and false the words themselves. */
export function chosenIn(answer: Answer | undefined): readonly string[] {
  if (!answer) return [];
  if (answer.kind === 'trueFalse') return [String(answer.isTrue)];
  return answer.kind === 'single' ? [answer.optionId] : answer.optionIds;
}

/** An answer of its kind; null while nothing is chosen. */
export function answerOf(kind: Question['kind'], chosen: readonly string[]): Answer | null {
  const [first] = chosen;
  if (first === undefined) return null;
  if (kind === 'trueFalse') return { kind, isTrue: first === 'true' };
  return kind === 'single' ? { kind, optionId: first } : { kind, optionIds: [...chosen] };
}
