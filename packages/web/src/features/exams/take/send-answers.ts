import { saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import type { AnswerEntry } from '@shuyuan/contract/exams/taking/attempt-state';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { batchesOf } from './batches-of.ts';

const tooLarge = 413;

/** The server reads what was sent and does not take it: sent again, it is refused again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'request.invalid' || error.status === tooLarge);

type Options = {
  readonly id: string;
  readonly tabId: string;
  readonly onSaved: (saved: OutputOf<typeof saveAnswers>) => void;
};

/**
 * Sends answers in calls the server takes, and answers those it refuses: one that is refused keeps none of the others
 * from being saved. Throws whatever else fails; what was saved until then has been reported.
 */
export async function sendAnswers(
  entries: readonly AnswerEntry[],
  { id, tabId, onSaved }: Options,
): Promise<AnswerEntry[]> {
  const batches = batchesOf(entries);
  const refused: AnswerEntry[] = [];
  for (let answers = batches.shift(); answers; answers = batches.shift()) {
    try {
      const saved = await call(saveAnswers, { id, tabId, answers });
      onSaved(saved);
      const ordinals = new Set(saved.refused.map(({ ordinal }) => ordinal));
      refused.push(...answers.filter(({ ordinal }) => ordinals.has(ordinal)));
    } catch (error) {
      if (!isRefused(error)) throw error;
      const middle = Math.ceil(answers.length / 2);
      if (answers.length === 1) refused.push(...answers);
      else batches.unshift(answers.slice(0, middle), answers.slice(middle));
    }
  }
  return refused;
}
