import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import type { notifyOfOrder } from '../orders/notify-of-order.ts';
import { type OrderRow, updateOrderState } from '../orders/order.store.ts';
import { type RefundRow, sumDone } from './refund.store.ts';

type Finished = {
  /** Held by the transaction. */
  readonly order: OrderRow;
  readonly refund: Pick<RefundRow, 'money' | 'reason' | 'decidedBy'>;
  readonly notifyBuyer: typeof notifyOfOrder;
};
type Teller = Pick<SystemContext, 'now'> & { readonly actor: { readonly tenantId: string } | null };

/** The money of a refund is back; once the whole of it is, its order is refunded. Whether it is. */
export async function finishRefund(tx: Tx, ctx: Teller, { order, refund, notifyBuyer }: Finished): Promise<boolean> {
  const { money, reason, decidedBy } = refund;
  const isWhole = (await sumDone(tx, order.id)) === order.money;
  if (isWhole)
    await updateOrderState(tx, {
      id: order.id,
      step: 'refund',
      at: new Date(ctx.now()),
      ...(decidedBy !== null && { decidedBy }),
    });
  if (isWhole && money === order.money) await notifyBuyer(tx, ctx, { order, text: 'refunded', reason });
  else await notifyBuyer(tx, ctx, { order, text: 'refundedPart', money: formatAmount(amount(money)), reason });
  return isWhole;
}
