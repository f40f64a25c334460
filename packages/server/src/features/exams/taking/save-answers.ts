import { remainingTime } from '@shuyuan/contract/exams/taking/attempt-time';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { coalesceWrites } from '../../../platform/coalesce.ts';
import type { Context } from '../../../platform/context.ts';
import { type AnswersInput, type SavedAnswer, type SaveOutcome, upsertAnswers } from './answer.store.ts';
import { checkAddressOf } from './check-address.ts';

type Input = { readonly id: string; readonly tabId: string; readonly answers: readonly SavedAnswer[] };

/** Keeps answers; those that come too late are kept as evidence, and the taker is told. */
export async function saveAnswers(ctx: Context, { id, tabId, answers }: Input) {
  await checkAddressOf(ctx, id);
  const { state, closesAt, acknowledged, refused } = await writeAnswers(ctx, {
    attemptId: id,
    memberId: ctx.actor.id,
    tabId,
    answers,
    at: new Date(ctx.now()),
  });
  demand(state !== 'unknown' && closesAt, 'request.not-found');
  demand(state !== 'ended', 'exam.handed-in');
  demand(state !== 'over', 'exam.time-over');
  demand(state !== 'takenOver', 'exam.taken-over');
  return { acknowledged: [...acknowledged], refused: [...refused], ...clockOf(closesAt, ctx.now()) };
}

export const clockOf = (closesAt: Date, now: number) => ({
  now,
  closeTime: closesAt.getTime(),
  remainingMs: remainingTime(closesAt.getTime(), now),
});

/** Calls in one transaction: each of them has some answers. */
const maxCalls = 200;

/** Acknowledged when its transaction has committed; saves that come meanwhile share the next one. */
export const writeAnswers = coalesceWrites<AnswersInput, SaveOutcome>(upsertAnswers, maxCalls);
