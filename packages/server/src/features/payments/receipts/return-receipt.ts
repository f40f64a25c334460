import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { receiptLife } from '@shuyuan/contract/payments/receipts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { findOrder } from '../orders/order.store.ts';
import { openReceipt } from './open-receipt.ts';
import { updateReceiptState } from './receipt.store.ts';

/** D-119: the money was sent back by hand; nothing was ever booked for it. */
export const returnReceipt = (ctx: Context, { id, note }: { readonly id: string; readonly note: string }) =>
  transact(ctx, async (within) => {
    await refuseSensitive(within, [note]);
    return within.inTransaction(async (tx) => {
      const { tenantId, id: decidedBy } = within.actor;
      const { money, reference, orderId } = await openReceipt(tx, tenantId, id);
      const settled = { id, step: 'return', at: new Date(within.now()), decidedBy, note } as const;
      demand(await updateReceiptState(tx, settled), 'payment.settled-already');
      const order = orderId === null ? undefined : await findOrder(tx, tenantId, orderId);
      await recordAudit(tx, within, {
        tenantId,
        action: 'receipt.returned',
        subject: { kind: 'receipt', id },
        before: { number: order?.number ?? '', money: formatAmount(amount(money)), reference },
        after: { reason: note },
      });
      if (order) await notifyOfOrder(tx, within, { order, text: 'returned', reason: note });
      return { id, state: receiptLife.table.return.to };
    });
  });
