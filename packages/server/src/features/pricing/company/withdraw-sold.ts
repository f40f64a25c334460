import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import type { Context, Tx } from '../../../platform/context.ts';
import { sumPaid } from '../entitlement.store.ts';
import type { Sellable } from '../price.store.ts';
import { refundLater } from '../refund-later.ts';

type Withdrawn = { readonly title: string; readonly managedBy?: Capability };

/**
 * D-137: what somebody has paid for is not taken away by those who made it. Whoever manages all of its kind can, and
 * then everybody is paid back. Asked while the thing is locked.
 */
export async function withdrawSold(
  tx: Tx,
  ctx: Context,
  { title, managedBy = 'course.manageAll', ...thing }: Sellable & Withdrawn,
) {
  const { tenantId, id: by, capabilities } = ctx.actor;
  const { buyerNum, paid, lastAt } = await sumPaid(tx, thing);
  if (buyerNum === 0) return;
  demand(capabilities.has(managedBy), 'course.sold', { count: buyerNum });
  // The clock of the server where the last of them bought may run ahead of this one's.
  const at = Math.max(ctx.now(), lastAt?.getTime() ?? 0);
  await refundLater(tx, { ...thing, tenantId, title, accountId: null, by, at, buyerNum, paid: String(paid) });
}
