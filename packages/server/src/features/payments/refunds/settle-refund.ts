import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { refundLife } from '@shuyuan/contract/payments/refunds';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { openOrder } from '../orders/open-order.ts';
import { finishRefund } from './finish-refund.ts';
import { findRefund, updateRefundState } from './refund.store.ts';

/** D-109: the money a provider could not hand out was handed out by hand; the note says how. */
export const settleRefund = (ctx: Context, { id, note }: { readonly id: string; readonly note: string }) =>
  transact(ctx, async (within) => {
    await refuseSensitive(within, [note]);
    return within.inTransaction(async (tx) => {
      const { tenantId } = within.actor;
      const refund = await findRefund(tx, tenantId, id);
      demand(refund, 'request.not-found');
      const order = await openOrder(tx, tenantId, refund.orderId);
      const settled = await updateRefundState(tx, { id, step: 'settle', at: new Date(within.now()), note });
      demand(settled, 'payment.settled-already');
      await finishRefund(tx, within, { order, refund, notifyBuyer: notifyOfOrder });
      await recordAudit(tx, within, {
        tenantId,
        action: 'refund.done',
        subject: { kind: 'order', id: order.id },
        before: { number: order.number, name: order.fullName },
        after: { money: formatAmount(amount(refund.money)), reference: refund.number, reason: note },
      });
      return { id, state: refundLife.table.settle.to };
    });
  });
