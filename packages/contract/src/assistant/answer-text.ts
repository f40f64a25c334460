/** The words of an answer as far as they have come, and how long it thought. */
export type AnswerText = {
  readonly content: string;
  readonly reasoning: string;
  /** When the first thought came; null: none has. */
  readonly thinksSince: number | null;
  /** From the first thought to the first word; null: it still thinks, or never did. */
  readonly thoughtMs: number | null;
};

export type AnswerPiece = { readonly kind: 'text' | 'reasoning'; readonly text: string };

export const emptyAnswerText: AnswerText = { content: '', reasoning: '', thinksSince: null, thoughtMs: null };

export const isThinking = ({ thinksSince, thoughtMs }: AnswerText): boolean =>
  thinksSince !== null && thoughtMs === null;

/** The thinking is over: with the first word, or because nothing more comes. */
export function endThinking<Answer extends AnswerText>(answer: Answer, now: number): Answer {
  const { thinksSince, thoughtMs } = answer;
  return thinksSince === null ? answer : { ...answer, thoughtMs: thoughtMs ?? now - thinksSince };
}

/** AI-17: the answer after one more piece, for whoever makes it and whoever reads it. */
export function addPiece<Answer extends AnswerText>(answer: Answer, { kind, text }: AnswerPiece, now: number): Answer {
  if (text === '') return answer;
  if (kind === 'text') return { ...endThinking(answer, now), content: answer.content + text };
  return { ...answer, thinksSince: answer.thinksSince ?? now, reasoning: answer.reasoning + text };
}

/** Whole seconds, and never none for an answer that thought. */
export function thinkingSeconds({ thinksSince, thoughtMs }: AnswerText, now: number): number {
  if (thinksSince === null) return 0;
  return Math.max(1, Math.round((thoughtMs ?? now - thinksSince) / 1_000));
}
