import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../kernel/amount.ts';
import { freePrice, newLadder, PayType, type PriceSetting } from './prices.ts';
import { isSeatQuantity, seatLimits, seatPrice } from './seat-limits.ts';

const ladder: PriceSetting = {
  ...freePrice,
  isPay: true,
  isLadderPrice: true,
  payConfig: newLadder().map((range, index) => ({
    ...range,
    coin: amount(2_000n),
    discountCoin: amount(index === 0 ? 1_500n : 900n),
  })),
};
const fixed: PriceSetting = { ...freePrice, isPay: true, coin: amount(500n), discountCoin: amount(400n) };

test('[D-115] seats cost what the range of their number says, each of them', () => {
  expect(seatPrice(ladder, 2)).toEqual({ coin: 2_000n, discountCoin: 1_500n, total: 3_000n });
  expect(seatPrice(ladder, 10)?.total).toBe(15_000n);
  expect(seatPrice(ladder, 11)?.total).toBe(9_900n);
  expect(seatPrice(fixed, 3)?.total).toBe(1_200n);
});

test('[D-115] the sum is the price of one, so many times, whatever the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: seatLimits.orderMin, max: seatLimits.orderMax }), (quantity) => {
      const unit = quantity <= 10 ? 1_500n : 900n;
      expect(seatPrice(ladder, quantity)?.total).toBe(unit * BigInt(quantity));
    }),
  );
});

test('what is free or opened by a card has no seats', () => {
  expect(seatPrice(freePrice, 5)).toBeNull();
  expect(seatPrice({ ...freePrice, isPay: true, payType: PayType.card }, 5)).toBeNull();
});

test('an order has two seats or more, whole ones, up to its bound', () => {
  expect([1, 2, 2.5, 1_000, 1_001, Number.NaN].filter(isSeatQuantity)).toEqual([2, 1_000]);
});
