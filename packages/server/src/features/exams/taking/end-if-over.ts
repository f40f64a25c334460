import { isOver } from '@shuyuan/contract/exams/taking/attempt-time';
import type { Context } from '../../../platform/context.ts';
import type { AttemptRow } from './attempt.store.ts';
import { endAttempt } from './end-attempt.ts';

/** An attempt whose time is up is ended by whoever looks at it first: the job comes once a minute. */
export async function endIfOver(ctx: Context, attempt: AttemptRow): Promise<AttemptRow> {
  const now = ctx.now();
  if (attempt.endedAt || !isOver(attempt.closesAt.getTime(), now)) return attempt;
  return (await ctx.inTransaction((tx) => endAttempt(tx, attempt.id, { isHandedIn: false, now }))) ?? attempt;
}
