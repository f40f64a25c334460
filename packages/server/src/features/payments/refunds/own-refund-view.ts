import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { refundLife } from '@shuyuan/contract/payments/refunds';
import type { listRefunds, RefundRow } from './refund.store.ts';

const refundView = ({ id, number, method, money, coins, state, reason, createdAt }: RefundRow) => ({
  id,
  number,
  method,
  money: amountToWire(amount(money)),
  coins: amountToWire(amount(coins)),
  state,
  reason,
  createTime: createdAt.getTime(),
});

/** A refund as its buyer sees it: what a provider holds is on its way. */
export const ownRefundView = (row: RefundRow) => ({
  ...refundView(row),
  state: row.state === 'stuck' ? ('requested' as const) : row.state,
});

type ListedRow = Awaited<ReturnType<typeof listRefunds>>['rows'][number];

/** The same for finance. */
export const financeRefundView = (row: ListedRow) => ({
  ...refundView(row),
  failure: row.failure,
  note: row.note,
  order: { id: row.orderId, number: row.orderNumber, fullName: row.fullName },
  can: { settle: refundLife.can('settle', row.state) },
});
