import { type Amount, amount } from '../kernel/amount.ts';
import { lifeCycle } from '../kernel/transitions.ts';
import { orderLife, type OrderState } from './order-states.ts';

export const receiptStates = ['open', 'booked', 'returned', 'discarded'] as const;

/** Where money comes from. */
export const paymentMethods = ['bank', 'wechat', 'alipay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type ReceiptState = (typeof receiptStates)[number];

/** D-119. Money that has come is always recorded; what is not booked at once waits for finance. */
export const receiptLife = lifeCycle<ReceiptState>()({
  book: { from: ['open'], to: 'booked' },
  return: { from: ['open'], to: 'returned' },
  discard: { from: ['open'], to: 'discarded' },
});

/** A payment finance typed may be a mistake; what a provider says came is never one. */
export const canDiscard = ({
  method,
  state,
}: {
  readonly method: PaymentMethod;
  readonly state: ReceiptState;
}): boolean => method === 'bank' && receiptLife.can('discard', state);

/** Why money waits for finance. */
export const receiptReasons = ['unknown-order', 'other-amount', 'paid-already', 'member-left', 'not-bookable'] as const;
export type ReceiptReason = (typeof receiptReasons)[number];

type Order = { readonly state: OrderState; readonly money: bigint };
type Arrival = { readonly order: Order | null; readonly money: bigint; readonly isBuyerHere: boolean };

/** Null: the money is what the order asked for, and its coins are booked with it. */
export function reasonToWait({ order, money, isBuyerHere }: Arrival): ReceiptReason | null {
  if (order === null) return 'unknown-order';
  if (!isBuyerHere) return 'member-left';
  if (!orderLife.can('pay', order.state)) return 'paid-already';
  return order.money === money ? null : 'other-amount';
}

/** The coins of so much money at the rate of an order, rounded down to a hundredth: nobody gets more than was paid for. */
export const coinsAtRate = (money: bigint, order: { readonly money: bigint; readonly coins: bigint }): Amount =>
  amount((money * order.coins) / order.money);
