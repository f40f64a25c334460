import type { SystemContext, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { broadcastMemberChanged, broadcastSessionsEnded, endSessionsOf } from '../../../platform/sessions/index.ts';
import { lockTenant } from '../organizations/organizations.store.ts';
import { hashPasswords } from './hash-passwords.ts';
import { findWork, finishApplying, returnToChecked, saveFindings, saveProgress } from './import.store.ts';
import { lockMembers } from './known.store.ts';
import { findingsOf, keysOf, makePlan } from './make-plan.ts';
import type { Plan } from './plan-import.ts';
import { readTable } from './table/read-table.ts';
import { writePlan } from './write-plan.ts';
import { tookMeanwhile } from './write-members.store.ts';

type Order = { readonly id: string; readonly actorId: string; readonly requestId: string };

/** Thrown out of the transaction: the present has moved on, and the new findings are told instead of written over it. */
class Outdated extends Error {
  readonly plan: Plan;
  constructor(plan: Plan) {
    super('the plan is not what was confirmed');
    this.plan = plan;
  }
}

async function endLeavers(tx: Tx, plan: Plan, { tenantId, at }: { tenantId: string; at: Date }): Promise<string[]> {
  const leavers = plan.changes.filter(({ before, after }) => before?.state === 'active' && after.state !== 'active');
  const ended: string[] = [];
  for (const { id } of leavers) ended.push(...(await endSessionsOf(tx, { tenantId, memberId: id }, { at })));
  return ended;
}

type Work = NonNullable<Awaited<ReturnType<typeof findWork>>>;

async function write(ctx: SystemContext, work: Work, { id, actorId, requestId }: Order): Promise<void> {
  const { tenantId, createsOrganizations } = work;
  const text = work.content && ctx.secrets.open(work.content);
  if (!text) throw new Error('the table cannot be read again');
  const table = await readTable(text);
  const keys = keysOf(table, { tenantId, actorId });
  const options = { createsOrganizations, newId: () => newId(ctx.now()) };
  // In a transaction of its own: seen while the large one is still open.
  const report = (done: number) => ctx.inTransaction((tx) => saveProgress(tx, id, { done, now: ctx.now() }));
  // Before any lock: hashes take as long as they take.
  const { creates } = await makePlan(ctx.read, { table, keys }, options);
  const hashes = await hashPasswords(creates, report);
  const author = { actor: { id: actorId, tenantId }, requestId, now: ctx.now };

  const { plan, ended } = await ctx.inTransaction(async (tx) => {
    await lockTenant(tx, tenantId);
    await lockMembers(tx, keys);
    const present = await makePlan(tx, { table, keys }, options);
    if (present.problems.length > 0) throw new Outdated(present);
    await writePlan(tx, present, { tenantId, source: work, author, hashes, report });
    const keysEnded = await endLeavers(tx, present, { tenantId, at: new Date(ctx.now()) });
    const isOurs = await finishApplying(tx, id, { done: table.rows.length, now: ctx.now() });
    if (!isOurs) throw new Error('somebody took this import for interrupted');
    return { plan: present, ended: keysEnded };
  });
  broadcastSessionsEnded(ctx, ended);
  for (const { id: memberId } of plan.changes) broadcastMemberChanged(ctx, memberId);
}

/** All of a checked table or nothing of it; whatever stops it, it stands there again as it was checked. */
export async function writeImport(ctx: SystemContext, order: Order): Promise<void> {
  const work = await findWork(ctx.read, order.id, 'applying');
  if (!work) return;
  try {
    await write(ctx, work, order);
  } catch (error) {
    const isOutdated = error instanceof Outdated || tookMeanwhile(error);
    if (!isOutdated) ctx.log.error({ err: error, importId: order.id }, 'an import was interrupted');
    await ctx.inTransaction(async (tx) => {
      const isBack = await returnToChecked(tx, order.id, isOutdated ? 'changed-meanwhile' : 'interrupted');
      if (isBack && error instanceof Outdated) await saveFindings(tx, work, findingsOf(error.plan));
    });
  }
}
