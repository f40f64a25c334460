import { graceMs } from '@shuyuan/contract/exams/taking/attempt-time';
import type { SystemContext } from '../../../platform/context.ts';
import { listDue } from './attempt.store.ts';
import { endAttempt } from './end-attempt.ts';

const atOnce = 500;

/** Ends what nobody handed in, each in a transaction of its own: one that cannot be ended does not keep the others. */
export async function closeAttempts(ctx: SystemContext): Promise<void> {
  const now = ctx.now();
  const due = await listDue(ctx.read, new Date(now - graceMs), atOnce);
  for (const { id } of due) {
    await ctx
      .inTransaction((tx) => endAttempt(tx, id, { isHandedIn: false, now }))
      .catch((error: unknown) => ctx.log.warn({ err: error, attempt: id }, 'an attempt could not be ended'));
  }
}
