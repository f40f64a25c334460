import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { sumPaid } from '../entitlement.store.ts';
import type { Sellable } from '../price.store.ts';
import { refundLater } from '../refund-later.ts';

/**
 * D-137: what somebody has paid for is not taken away by those who made it. Whoever manages all that can be learned can, and
 * then everybody is paid back. Asked while the thing is locked.
 */
export async function withdrawSold(tx: Tx, ctx: Context, { title, ...thing }: Sellable & { readonly title: string }) {
  const { tenantId, id: by, capabilities } = ctx.actor;
  const { buyerNum, paid, lastAt } = await sumPaid(tx, thing);
  if (buyerNum === 0) return;
  demand(capabilities.has('course.manageAll'), 'course.sold', { count: buyerNum });
  // The clock of the server where the last of them bought may run ahead of this one's.
  const at = Math.max(ctx.now(), lastAt?.getTime() ?? 0);
  await refundLater(tx, { ...thing, tenantId, title, accountId: null, by, at, buyerNum, paid: String(paid) });
}
