import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { canDiscard, receiptLife, type ReceiptState } from '@shuyuan/contract/payments/receipts';
import type { Context } from '../../../platform/context.ts';
import * as store from './receipt.store.ts';

type ListInput = Paging & { readonly state?: ReceiptState | undefined; readonly search?: string | undefined };
type Row = Awaited<ReturnType<typeof store.listReceipts>>['rows'][number];

const orderOf = ({ orderId, number, orderMoney, coins, fullName }: Row) =>
  orderId === null || number === null || orderMoney === null || coins === null
    ? null
    : {
        id: orderId,
        number,
        money: amountToWire(amount(orderMoney)),
        coins: amountToWire(amount(coins)),
        fullName: fullName ?? '',
      };

const receiptView = (row: Row) => ({
  id: row.id,
  method: row.method,
  reference: row.reference,
  money: amountToWire(amount(row.money)),
  state: row.state,
  reason: row.reason,
  receivedTime: row.receivedAt.getTime(),
  note: row.note,
  order: orderOf(row),
  can: {
    book: receiptLife.can('book', row.state),
    return: receiptLife.can('return', row.state),
    discard: canDiscard(row),
  },
});

export async function listReceipts({ read, actor: { tenantId } }: Context, { state, search, ...paging }: ListInput) {
  const [{ rows, recordCount }, openNum] = await Promise.all([
    store.listReceipts(read, { tenantId, state, search }, paging),
    store.countOpenReceipts(read, tenantId),
  ]);
  return { items: rows.map(receiptView), recordCount, openNum };
}
