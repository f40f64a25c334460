import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { findImport, startApplying } from './import.store.ts';
import { writeJob } from './write-job.ts';

/** Sends a checked table on its way into the database; of two who do so at once, one does. */
export async function applyImport(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { tenantId, id: actorId } = ctx.actor;
  const { requestId } = ctx;
  await ctx.inTransaction(async (tx) => {
    const found = await findImport(tx, { id, tenantId });
    demand(found, 'request.not-found');
    demand(found.wrongCount === 0, 'import.has-wrong-rows', { count: found.wrongCount });
    const isStarted = await startApplying(tx, { id, tenantId }, ctx.now());
    demand(isStarted, 'import.wrong-state', { state: found.state });
    await enqueue(tx, { name: writeJob, payload: { id, actorId, requestId } });
  });
  return { id };
}
