import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { settleDeadLetter } from '../../platform/jobs.ts';

type Ending = { readonly action: string; readonly isRetried: boolean };

/** Ids of jobs are 64-bit numbers; anything else names none. */
const isJobId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** Decided once: the row is locked, so of two operators one finds it and the other does not. */
const settle =
  ({ action, isRetried }: Ending) =>
  (ctx: Context, { id }: { id: string }): Promise<{ id: string }> =>
    ctx.inTransaction(async (tx) => {
      const letter = isJobId(id) ? await settleDeadLetter(tx, { id, isRetried }) : null;
      demand(letter, 'request.not-found');
      const { tenantId } = ctx.actor;
      await recordAudit(tx, ctx, { tenantId, action, subject: { kind: 'job', id }, before: letter });
      return { id };
    });

export const retryDeadLetter = settle({ action: 'job.retried', isRetried: true });
export const discardDeadLetter = settle({ action: 'job.discarded', isRetried: false });
