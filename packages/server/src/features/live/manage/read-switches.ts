import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';
import { type Family, familyOf } from '../community/family.ts';
import type { LiveRow } from '../live.store.ts';
import { readSupplier } from '../read-supplier.ts';

/** LIVE-FORM-04: whether members of the caller's organisation may make lives. */
export async function demandEntrance(ctx: Context): Promise<void> {
  const [setting] = await readSettings(ctx, ['LIVE_ENTRANCE_SWITCH']);
  demand(setting?.value === '1', 'live.closed');
}

/** LIVE-CREATE-02: the supplier new lives of the company have. A path of the other family makes none. */
export async function demandSupplier(ctx: Context, family: Family): Promise<LiveSupplier> {
  const { supplier } = await readSupplier(ctx);
  demand(familyOf(supplier) === family, 'live.closed');
  return supplier;
}

/** D-060: it goes by where the creator belongs, whoever asks. */
export async function isApprovalOn(ctx: Context, organizationId = ctx.actor.organizationId): Promise<boolean> {
  const there = { ...ctx, actor: { ...ctx.actor, organizationId } };
  const [setting] = await readSettings(there, ['APPROVAL_SWITCH']);
  return setting?.value === '1';
}

/**
 * Whether a live may be published (D-075, D-077, C-18): never while it waits; with the switch on only once agreed to.
 * What was published before is published again without a new approval.
 */
export async function mayPublish(ctx: Context, live: LiveRow): Promise<boolean> {
  if (live.approvalStatus === ApprovalStatus.pending) return false;
  if (live.approvalStatus === ApprovalStatus.approved || live.status === LiveStatus.cancelled) return true;
  return !(await isApprovalOn(ctx, live.organizationId));
}
