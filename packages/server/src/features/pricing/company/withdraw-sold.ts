import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Capability } from '@shuyuan/contract/kernel/capabilities';
import type { Context, Tx } from '../../../platform/context.ts';
import { sumPaid } from '../entitlement.store.ts';
import type { Sellable } from '../price.store.ts';
import { refundLater } from '../refund-later.ts';

type Sold = Sellable & { readonly title: string };
type Withdrawn = Sold & { readonly managedBy?: Capability };

/**
 * D-137: what somebody has paid for is not taken away by those who made it. Whoever manages all of its kind can, and
 * then everybody is paid back. Asked while the thing is locked.
 */
export async function withdrawSold(
  tx: Tx,
  ctx: Context,
  { managedBy = 'course.manageAll', ...sold }: Withdrawn,
): Promise<void> {
  const { tenantId, id: by, capabilities } = ctx.actor;
  const { buyerNum: count } = await sumPaid(tx, sold);
  demand(count === 0 || capabilities.has(managedBy), 'course.sold', { count });
  await refundBuyers(tx, { ...sold, tenantId, by, at: ctx.now() });
}

/** D-125: of something that is taken away; whoever paid is paid back after commit. */
export async function refundBuyers(
  tx: Tx,
  { at, ...sold }: Sold & { readonly tenantId: string; readonly by: string; readonly at: number },
): Promise<void> {
  const { buyerNum, paid, lastAt } = await sumPaid(tx, sold);
  if (buyerNum === 0) return;
  // The clock of the server where the last of them bought may run ahead of this one's.
  const until = Math.max(at, lastAt?.getTime() ?? 0);
  await refundLater(tx, { ...sold, accountId: null, at: until, buyerNum, paid: String(paid) });
}
