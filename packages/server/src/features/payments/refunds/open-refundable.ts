import type { Amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { canRefund, leftOf } from '@shuyuan/contract/payments/refunds';
import type { Context, Tx } from '../../../platform/context.ts';
import { isInvoiced } from '../invoices/invoice.store.ts';
import { openOrder } from '../orders/open-order.ts';
import type { OrderRow } from '../orders/order.store.ts';

type RefundableInput = {
  readonly id: string;
  /** As the caller was shown it: of two at once, or of a click made twice, the second was shown another sum. */
  readonly left: Amount;
};

/** The order of a refund, held until it is decided: of two at once the second waits here. */
export async function openRefundable(tx: Tx, ctx: Context, { id, left }: RefundableInput): Promise<OrderRow> {
  const order = await openOrder(tx, ctx.actor.tenantId, id);
  demand(canRefund(order) && order.refundNum < orderLimits.refunds, 'payment.wrong-state', { state: order.state });
  demand(leftOf(order) === left, 'request.stale', { left: String(leftOf(order)) });
  demand(!(await isInvoiced(tx, id)), 'payment.invoiced');
  return order;
}
