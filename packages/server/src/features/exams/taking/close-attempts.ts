import { graceMs } from '@shuyuan/contract/exams/taking/attempt-time';
import type { SystemContext } from '../../../platform/context.ts';
import { listDue } from './attempt.store.ts';
import { endAttempt } from './end-attempt.ts';

/**
 * Ends what nobody handed in, each in a transaction of its own: one that cannot be ended does not keep the others, however
 * many of them there are.
 */
export async function closeAttempts(ctx: SystemContext, { atOnce = 500 } = {}): Promise<void> {
  const now = ctx.now();
  const before = new Date(now - graceMs);
  let due: Awaited<ReturnType<typeof listDue>> = [];
  do {
    due = await listDue(ctx.read, { before, after: due.at(-1), limit: atOnce });
    for (const { id } of due) {
      await ctx
        .inTransaction((tx) => endAttempt(tx, id, { isHandedIn: false, now }))
        .catch((error: unknown) => ctx.log.warn({ err: error, attempt: id }, 'an attempt could not be ended'));
    }
  } while (due.length === atOnce);
}
