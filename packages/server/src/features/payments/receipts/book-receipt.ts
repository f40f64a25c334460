import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { receiptLife } from '@shuyuan/contract/payments/receipts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { listActive } from '../../teams/index.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { updateOrderState } from '../orders/order.store.ts';
import { bookCoins } from './book-coins.ts';
import { orderOf, orderToPay } from './order-of-receipt.ts';
import { openReceipt } from './open-receipt.ts';
import { updateReceiptState } from './receipt.store.ts';

type BookInput = { readonly id: string; readonly number?: string | undefined };

/** D-119: what came is booked at the rate of its order; an order that is paid already gets a further one beside it. */
export const bookReceipt = (ctx: Context, { id, number }: BookInput) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId, id: decidedBy } = within.actor;
      const at = new Date(within.now());
      const receipt = await openReceipt(tx, tenantId, id);
      const { money, reference } = receipt;
      const named = await orderOf(tx, receipt, number);
      const [buyer] = await listActive(tx, tenantId, [named.memberId]);
      demand(buyer, 'payment.member-left');
      const order = await orderToPay(tx, within, { order: named, money });
      const settled = { id, step: 'book', at, decidedBy, orderId: order.id } as const;
      demand(await updateReceiptState(tx, settled), 'payment.settled-already');
      const tradeId = await bookCoins(tx, within, { ...order, fullName: buyer.fullName });
      await updateOrderState(tx, { id: order.id, step: 'pay', at, decidedBy, paid: { tradeId, reference } });
      const ordered = { number: named.number, money: formatAmount(amount(named.money)), name: named.fullName };
      await recordAudit(tx, within, {
        tenantId,
        action: 'receipt.booked',
        subject: { kind: 'receipt', id },
        before: ordered,
        after: { number: order.number, money: formatAmount(amount(money)), reference },
      });
      await notifyOfOrder(tx, within, { order, text: 'paid' });
      return { id, state: receiptLife.table.book.to };
    }),
  );
