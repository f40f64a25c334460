import { type Amount, amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { orderLife } from '@shuyuan/contract/payments/order-states';
import type { RefundWay } from '@shuyuan/contract/payments/refunds';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import type { Announces } from '../receipts/receive-money.ts';
import { finishRefund } from './finish-refund.ts';
import { openRefundable } from './open-refundable.ts';
import { writeRefund } from './write-refund.ts';

type RefundInput = {
  readonly id: string;
  readonly money: Amount;
  readonly left: Amount;
  readonly way: RefundWay;
  readonly reason: string;
};

/** D-109: the coins go first, all of the part or none; then the money, by the provider, who hears of it after this is written. */
export const refundingOrder =
  ({ notifyBuyer }: Announces) =>
  (ctx: Context, { id, money, left, way, reason }: RefundInput) =>
    transact(ctx, async (within) => {
      await refuseSensitive(within, [reason]);
      return within.inTransaction(async (tx) => {
        const order = await openRefundable(tx, within, { id, left });
        const refund = await writeRefund(tx, within, { order, money, way, reason });
        const { number, state } = refund;
        await recordAudit(tx, within, {
          tenantId: within.actor.tenantId,
          action: 'order.refunded',
          subject: { kind: 'order', id },
          before: { number: order.number, money: formatAmount(amount(order.money)), name: order.fullName },
          after: { money: formatAmount(money), reference: number, reason },
        });
        const isWhole = state === 'done' && (await finishRefund(tx, within, { order, refund, notifyBuyer }));
        const orderState = isWhole ? orderLife.table.refund.to : order.state;
        return { id, state: orderState, refund: { id: refund.id, number, state } };
      });
    });

/** D-109: finance refunds an order or a part of it. */
export const refundOrder = refundingOrder({ notifyBuyer: notifyOfOrder });
