import { demand } from '@shuyuan/contract/kernel/app-error';
import { orderLife } from '@shuyuan/contract/payments/order-states';
import { coinsAtRate } from '@shuyuan/contract/payments/receipts';
import type { Context, Tx } from '../../../platform/context.ts';
import { insertFurtherOrder } from '../orders/insert-numbered.ts';
import { openNumberedOrder, openOrder } from '../orders/open-order.ts';
import { type OrderRow, updateOrderSums } from '../orders/order.store.ts';
import type { ReceiptRow } from './receipt.store.ts';

/** The order a payment names, or the one finance names for it; held. */
export async function orderOf(
  tx: Tx,
  { tenantId, orderId }: ReceiptRow,
  number: string | undefined,
): Promise<OrderRow> {
  if (orderId !== null) return openOrder(tx, tenantId, orderId);
  const named = number === undefined ? undefined : await openNumberedOrder(tx, tenantId, number);
  demand(named, 'payment.unknown-order');
  return named;
}

type Paid = { readonly order: OrderRow; readonly money: bigint };

/** The order that is paid: the one that waited, of the sums that came, or a further one beside it. */
export async function orderToPay(tx: Tx, ctx: Context, { order, money }: Paid): Promise<OrderRow> {
  const sums = { money, coins: coinsAtRate(money, order) };
  if (!orderLife.can('pay', order.state)) return insertFurtherOrder(tx, ctx, { ...order, ...sums });
  await updateOrderSums(tx, order.id, sums);
  return { ...order, ...sums };
}
