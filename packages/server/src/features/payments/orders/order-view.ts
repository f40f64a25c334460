import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { orderLife } from '@shuyuan/contract/payments/order-states';
import { canRefund, leftOf, type RefundWay, refundWays } from '@shuyuan/contract/payments/refunds';
import type { OrderRow } from './order.store.ts';

/** An order as whoever placed it sees it. */
export const orderView = (row: OrderRow) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  money: amountToWire(amount(row.money)),
  coins: amountToWire(amount(row.coins)),
  refunded: amountToWire(amount(row.refunded)),
  refundNum: Number(row.refundNum),
  createTime: row.createdAt.getTime(),
  expireTime: row.expiresAt.getTime(),
  paidTime: row.paidAt?.getTime() ?? null,
  can: { cancel: orderLife.can('cancel', row.state) },
});

/** Money of the bank goes back by hand alone. */
const waysOf = ({ method }: Pick<OrderRow, 'method'>): RefundWay[] =>
  refundWays.filter((way) => way === 'hand' || (method !== null && method !== 'bank'));

/** The same for finance. */
export const financeOrderView = (row: OrderRow) => ({
  ...orderView(row),
  person: { id: row.memberId, fullName: row.fullName },
  reference: row.reference,
  refundedCoins: amountToWire(amount(row.refundedCoins)),
  left: amountToWire(leftOf(row)),
  ways: waysOf(row),
  can: { pay: orderLife.can('pay', row.state), refund: canRefund(row) },
});
