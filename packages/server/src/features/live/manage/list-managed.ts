import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../../platform/context.ts';
import { type Family, suppliersOf, type Whose } from '../community/family.ts';
import { briefOf } from '../live-detail.ts';
import { managesLive } from '../live.policy.ts';
import { countApplied, listManaged as list } from './managed-list.store.ts';

type Input = Paging &
  Whose & {
    readonly search?: string | undefined;
    readonly supplier?: LiveSupplier | undefined;
    readonly isOwn?: boolean | undefined;
  };

/** LIVE-MGMT-06, D-044, D-058: all of the company for who manages all, else one's own and those one assists in. */
export async function listManaged(ctx: Context, family: Family, wish: Input) {
  const { search, supplier, isEverySupplier, isOwn = false, ...paging } = wish;
  const { id: memberId, tenantId, capabilities } = ctx.actor;
  const suppliers = suppliersOf(family, { isEverySupplier }).filter(
    (one) => supplier === undefined || one === supplier,
  );
  const managesAll = capabilities.has('live.manageAll');
  const { rows, total } = await list(ctx.read, { tenantId, memberId, suppliers, managesAll, isOwn, search }, paging);
  const items = rows.map((live) => ({
    ...briefOf(live),
    isOwn: live.creatorId === memberId,
    isManaged: managesLive(ctx.actor, live),
    liveIsAssistant: live.liveIsAssistant,
  }));
  return { items, recordCount: total };
}

/** D-069 */
export const readApplyCount = (ctx: Context, family: Family, whose: Whose) =>
  countApplied(ctx.read, {
    tenantId: ctx.actor.tenantId,
    memberId: ctx.actor.id,
    suppliers: suppliersOf(family, whose),
  });
