import { answerMax, cutText } from '@shuyuan/contract/assistant/chat';
import type { Piece } from '../../../platform/assistant-ports.ts';

/** An answer as far as it is. */
export type Draft = {
  readonly add: (piece: Piece) => void;
  readonly isFull: () => boolean;
  readonly soFar: () => { readonly content: string; readonly reasoning: string; readonly thinkingSeconds: number };
};

/** AI-17: thinking lasts from the first thought to the first word of the answer. */
export function openDraft(now: () => number): Draft {
  const texts = { text: '', reasoning: '' };
  let thinkingSince: number | null = null;
  let thoughtMs: number | null = null;
  const thinkingMs = (): number => thoughtMs ?? (thinkingSince === null ? 0 : now() - thinkingSince);
  return {
    add: ({ kind, text }) => {
      if (kind === 'reasoning') thinkingSince ??= now();
      else thoughtMs ??= thinkingMs();
      texts[kind] += text;
    },
    isFull: () => texts.text.length >= answerMax || texts.reasoning.length >= answerMax,
    soFar: () => ({
      // A NUL is no text to the database.
      content: cutText(texts.text, answerMax).replaceAll('\u0000', ''),
      reasoning: cutText(texts.reasoning, answerMax).replaceAll('\u0000', ''),
      thinkingSeconds: Math.round(thinkingMs() / 1_000),
    }),
  };
}
