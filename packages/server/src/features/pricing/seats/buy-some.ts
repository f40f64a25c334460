import type { Context } from '../../../platform/context.ts';
import type { Shelf } from '../index.ts';
import { purchase } from '../purchase/purchase.ts';
import { buySeats, type SeatsInput } from './buy-seats.ts';

/** D-121: one for oneself, more for others (D-115). */
export function buySome(shelves: readonly Shelf[]) {
  const [buyOne, buyMany] = [purchase(shelves), buySeats(shelves)];
  return (ctx: Context, input: SeatsInput) =>
    input.quantity > 1 || input.payerId !== null ? buyMany(ctx, input) : buyOne(ctx, input);
}
