import { type Amount, amount } from '../kernel/amount.ts';
import { type PriceSetting, unitPrice } from './prices.ts';

/** D-115: seats of one order. An order that is paid back closes all of its seats in one transaction, which bounds it. */
export const seatLimits = { orderMin: 2, orderMax: 1_000, handOut: 50 } as const;

/** Why somebody who was named got no seat: they have it already, or are not shown what it is for. */
export const seatObstacles = ['owned', 'unseen'] as const;
export type SeatObstacle = (typeof seatObstacles)[number];

type SeatPrice = { readonly coin: Amount; readonly discountCoin: Amount; readonly total: Amount };

/** D-115: one seat at the price of the range the quantity falls in, and all of them; null where nothing is paid by the piece. */
export function seatPrice(price: PriceSetting, quantity: number): SeatPrice | null {
  const unit = unitPrice(price, quantity);
  return unit && { ...unit, total: amount(unit.discountCoin * BigInt(quantity)) };
}

/** Whether so many may be bought in one order for others. */
export const isSeatQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= seatLimits.orderMin && quantity <= seatLimits.orderMax;
