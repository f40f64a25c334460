import { createHash } from 'node:crypto';
import type { AttentionEvent } from '@shuyuan/contract/exams/attention/attention-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type AttemptRow, findOwnAttempt } from '../taking/attempt.store.ts';
import { insertAttention, isOtherDevice } from './attention.store.ts';

type Input = { readonly id: string; readonly events: readonly AttentionEvent[] };

/** Kept where the exam said so before the attempt began; of any other attempt nothing is noted, whatever a page sends. */
export async function logAttention(ctx: Context, { id, events }: Input) {
  const attempt = await findOwnAttempt(ctx.read, { id, memberId: ctx.actor.id });
  demand(attempt, 'request.not-found');
  demand(attempt.endedAt === null, 'exam.handed-in');
  if (attempt.settings.logsAttention) await note(ctx, attempt, events);
  return {};
}

const note = (ctx: Context, { id: attemptId, tenantId }: AttemptRow, events: readonly AttentionEvent[]) =>
  ctx.inTransaction((tx) => insertAttention(tx, { attemptId, tenantId, events, at: new Date(ctx.now()) }));

type Settings = Pick<AttemptRow['settings'], 'logsAttention'>;

/** Of the caller's browser, where its exam notes such things; null: it does not, or the browser has no cookie of ours. */
export function deviceHashOf({ caller: { device } }: Context, { logsAttention }: Settings): Buffer | null {
  return logsAttention && device !== null ? createHash('sha256').update(device).digest() : null;
}

/** A paper opened on another device than before. A browser without our cookie cannot be told from the first one. */
export async function noteDevice(ctx: Context, attempt: AttemptRow): Promise<void> {
  const hash = deviceHashOf(ctx, attempt.settings);
  if (!hash) return;
  const isOther = await ctx.inTransaction((tx) => isOtherDevice(tx, attempt.id, hash));
  if (isOther) await note(ctx, attempt, [{ kind: 'otherDevice', amount: 0 }]);
}
