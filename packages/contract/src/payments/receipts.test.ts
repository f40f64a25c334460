import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderLife, orderStates } from './order-states.ts';
import { canDiscard, coinsAtRate, paymentMethods, reasonToWait, receiptLife, receiptStates } from './receipts.ts';

test('[D-119] money is booked at once only where it is what a waiting order of somebody present asked for', () => {
  const booked = orderStates.flatMap((state) =>
    [true, false].flatMap((isBuyerHere) =>
      [499n, 500n, 501n]
        .filter((money) => reasonToWait({ order: { state, money: 500n }, money, isBuyerHere }) === null)
        .map((money) => ({ state, money, isBuyerHere })),
    ),
  );
  const payable = orderStates.filter((state) => orderLife.can('pay', state));
  expect(booked).toEqual(payable.map((state) => ({ state, money: 500n, isBuyerHere: true })));
  expect(reasonToWait({ order: null, money: 500n, isBuyerHere: true })).toBe('unknown-order');
});

test('[D-119] a payment is settled once, one way or the other', () => {
  const steps = ['book', 'return', 'discard'] as const;
  expect(receiptStates.map((state) => steps.filter((step) => receiptLife.can(step, state)))).toEqual([
    steps,
    [],
    [],
    [],
  ]);
  const discarded = paymentMethods.filter((method) => canDiscard({ method, state: 'open' }));
  expect(discarded).toEqual(['bank']);
});

test('[D-107] coins of another amount are at the rate of the order, never more than were paid for', () => {
  const sums = fc.bigInt({ min: 1n, max: 100_000_000n });
  fc.assert(
    fc.property(sums, sums, fc.bigInt({ min: 1n, max: 1_000_000n }), (money, came, rate) => {
      const order = { money, coins: money * rate };
      expect(coinsAtRate(came, order)).toBe(came * rate);
      expect(coinsAtRate(came, { money, coins: order.coins + 1n }) * money <= came * (order.coins + 1n)).toBe(true);
    }),
  );
});
