import { z } from 'zod';
import { amountIn, amountOut } from '../kernel/amount.wire.ts';
import type { ErrorCode } from '../kernel/app-error.ts';
import { PayType, rangeMax } from './prices.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
const place = z.int().min(-1).max(rangeMax);

/**
 * PRICE-03 to 05, D-114: part of what creates or changes a column or a post. Every rule of the form is repeated here;
 * what is free keeps nothing of a price.
 */
export const priceIn = z.object({
  isPay: flag,
  payType: z.enum(PayType).default(PayType.coin),
  isLadderPrice: flag.default(0),
  coin: amountIn.nullable().default(null).describe('in hundredths'),
  discountCoin: amountIn.nullable().default(null).describe('what is charged (D-116)'),
  payConfig: z
    .array(
      z.object({
        id: z.int(),
        begin: place,
        end: place,
        coin: amountIn.nullable(),
        discountCoin: amountIn.nullable(),
      }),
    )
    .max(20)
    .default([]),
  vipCardConfiguration: z.string().max(20_000).default('[]').describe('a JSON list of cards with id and cardName'),
});

export const priceOut = z.object({
  isPay: flag,
  payType: z.enum(PayType),
  isLadderPrice: flag,
  coin: amountOut.nullable(),
  discountCoin: amountOut.nullable(),
  payConfig: z.array(
    z.object({ id: z.int(), begin: place, end: place, coin: amountOut.nullable(), discountCoin: amountOut.nullable() }),
  ),
  vipCardConfiguration: z.string(),
});

/** Beside whatever may have a price: what it costs, and whether the caller may use it (D-122). */
export const offerOut = z.object({
  price: priceOut,
  isOpen: z.boolean().describe('free, bought, by a card, or one’s own'),
  isBought: z.boolean(),
});

/** What any call that takes a price may answer about it. */
export const priceErrors = [
  'price.ladder-overflow',
  'price.ladder-order',
  'price.coin-required',
  'price.discount-required',
  'price.coin-over-limit',
  'price.discount-over-limit',
  'price.discount-above-coin',
  'price.card-required',
  'price.unknown-card',
  'price.not-for-sale',
  'price.no-payment',
] as const satisfies readonly ErrorCode[];
