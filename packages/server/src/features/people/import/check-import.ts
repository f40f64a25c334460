import type { SystemContext } from '../../../platform/context.ts';
import { jobName } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import { findWork, giveUpChecking, saveFindings, saveProgress, settleChecking } from './import.store.ts';
import { findingsOf, keysOf, makePlan } from './make-plan.ts';
import { readTable } from './table/read-table.ts';

export const checkJob = jobName<{ readonly id: string }>('people:check-import');

async function check(ctx: SystemContext, id: string): Promise<void> {
  const work = await findWork(ctx.read, id, 'checking');
  const text = work?.content && ctx.secrets.open(work.content);
  if (!work) return;
  if (!text) throw new Error('the table cannot be read again');
  const { tenantId, createdBy, createsOrganizations } = work;
  const table = await readTable(text);
  const plan = await makePlan(
    ctx.read,
    { table, keys: keysOf(table, { tenantId, actorId: createdBy }) },
    {
      createsOrganizations,
      newId: () => newId(ctx.now()),
      report: (done) => ctx.inTransaction((tx) => saveProgress(tx, id, { done, now: ctx.now() })),
    },
  );
  await ctx.inTransaction(async (tx) => {
    if (await settleChecking(tx, id)) await saveFindings(tx, { id, tenantId }, findingsOf(plan));
  });
}

/** The dry run. One that fails says so on the screen: there somebody waits, at a dead letter nobody does. */
export async function checkImport(ctx: SystemContext, { id }: { id: string }): Promise<void> {
  try {
    await check(ctx, id);
  } catch (error) {
    ctx.log.error({ err: error, importId: id }, 'an import could not be checked');
    await ctx.inTransaction((tx) => giveUpChecking(tx, id));
  }
}
