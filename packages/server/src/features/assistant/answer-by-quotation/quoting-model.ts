import type { AnswerPiece } from '@shuyuan/contract/assistant/answer-text';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Model, Prompt } from '../../../platform/assistant-ports.ts';
import type { Source } from '../source.ts';
import { composeAnswer, composeReasoning } from './compose-answer.ts';

/** Characters that come together; about as fast as one reads along. */
const pieceLength = 24;
const pieceEveryMs = 20;

function piecesOf(text: string): string[] {
  const characters = [...text];
  const count = Math.ceil(characters.length / pieceLength);
  return Array.from({ length: count }, (_, at) => characters.slice(at * pieceLength, (at + 1) * pieceLength).join(''));
}

type Pace = { readonly everyMs: number };

/**
 * D-149: answers by quotation alone, the same to the same question over the same sources. Marked as such: whoever reads
 * it must not take it for more.
 */
export function quotingModel(
  sources: readonly Source[],
  language: Language,
  { everyMs }: Pace = { everyMs: pieceEveryMs },
): Model {
  async function* told(kind: AnswerPiece['kind'], text: string, signal: AbortSignal): AsyncIterable<AnswerPiece> {
    for (const piece of piecesOf(text)) {
      if (signal.aborted) return;
      yield { kind, text: piece };
      // Ended by the signal, not failed by it.
      if (everyMs > 0) await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
  async function* answer({ turns, isThinking, signal }: Prompt): AsyncIterable<AnswerPiece> {
    const question = turns.findLast(({ role }) => role === 'user')?.content ?? '';
    if (isThinking) yield* told('reasoning', composeReasoning(question, sources, language), signal);
    yield* told('text', composeAnswer(question, sources, language), signal);
  }
  return { name: 'quotation', mayThink: true, answer };
}
