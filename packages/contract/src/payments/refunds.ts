import { type Amount, amount } from '../kernel/amount.ts';
import { lifeCycle } from '../kernel/transitions.ts';
import { orderLife, type OrderState } from './order-states.ts';
import { coinsAtRate } from './receipts.ts';

export const refundStates = ['requested', 'stuck', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** How money goes back: by the provider it came from, or sent by finance. */
export const refundWays = ['provider', 'hand'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * D-109, D-119. A provider ends or refuses a refund, or holds money it could not hand out; what it holds, finance hands out.
 * One that is done or has failed stays so: its money, or its coins, have moved.
 */
export const refundLife = lifeCycle<RefundState>()({
  finish: { from: ['requested', 'stuck'], to: 'done' },
  fail: { from: ['requested', 'stuck'], to: 'failed' },
  stall: { from: ['requested'], to: 'stuck' },
  settle: { from: ['stuck'], to: 'done' },
});
export type RefundAction = keyof typeof refundLife.table;

/** Refunds whose money is neither back nor here for good. */
export const openRefundStates = refundStates.filter((state) => refundLife.can('finish', state));

/** Both sums of an order, and as much of them as was taken back or is on its way. */
export type OrderSums = {
  readonly money: bigint;
  readonly coins: bigint;
  readonly refunded: bigint;
  readonly refundedCoins: bigint;
};

export const leftOf = ({ money, refunded }: Pick<OrderSums, 'money' | 'refunded'>): Amount => amount(money - refunded);

export const canRefund = (order: Pick<OrderSums, 'money' | 'refunded'> & { readonly state: OrderState }): boolean =>
  orderLife.can('refund', order.state) && leftOf(order) > 0n;

/** The coins of a part at the rate of its order: all parts together are all coins, whatever was rounded between. */
export function coinsOfRefund(part: bigint, order: OrderSums): Amount {
  const coins = coinsAtRate(order.refunded + part, order) - order.refundedCoins;
  return amount(coins > 0n ? coins : 0n);
}
