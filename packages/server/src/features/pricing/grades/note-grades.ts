import { hourMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { jobName } from '../../../platform/jobs.ts';
import { firstIdAt } from '../../../platform/new-id.ts';
import { listTenants } from '../../../platform/tenants.store.ts';
import { findGradeSteps } from '../../ledger/index.ts';
import { findNoted, listAll, listEarners, upsertNoted } from './grades-reached.store.ts';
import { type Lot, noteLot } from './note-lot.ts';

const lotSize = 200;
/** No trade is made and not committed for that long: what is looked through twice is found once. */
const overlapMs = hourMs;

/** The grades are read for each lot: those that were set meanwhile hold for the rest. */
async function noteAll(ctx: SystemContext, { tenantId, memberIds, isFirstLook }: Omit<Lot, 'steps'>): Promise<void> {
  for (let at = 0; at < memberIds.length; at += lotSize) {
    const steps = await findGradeSteps(ctx.read, tenantId);
    const lot = { tenantId, steps, memberIds: memberIds.slice(at, at + lotSize), isFirstLook };
    await ctx.inTransaction((tx) => noteLot(tx, ctx, lot));
  }
}

/** PERSON-03: finds who has reached a grade since it looked last. */
export async function noteGrades(ctx: SystemContext): Promise<void> {
  for (const tenantId of await listTenants(ctx.read)) {
    const until = new Date(ctx.now());
    const noted = await findNoted(ctx.read, tenantId);
    const memberIds = noted
      ? await listEarners(ctx.read, tenantId, firstIdAt(noted.getTime() - overlapMs))
      : await listAll(ctx.read, tenantId);
    await noteAll(ctx, { tenantId, memberIds, isFirstLook: noted === undefined });
    await ctx.inTransaction((tx) => upsertNoted(tx, tenantId, until));
  }
}

/** The grades were set anew: everybody is looked at. */
export const applyGrades = async (ctx: SystemContext, { tenantId }: { readonly tenantId: string }): Promise<void> =>
  noteAll(ctx, { tenantId, memberIds: await listAll(ctx.read, tenantId), isFirstLook: false });

export const gradesJob = jobName<{ readonly tenantId: string }>('pricing:apply-grades');
