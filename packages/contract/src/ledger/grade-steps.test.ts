import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areRising, discounted, firstStep, gradeLimits, stepOf, usualSteps } from './grade-steps.ts';

test('[PERSON-03] a company without grades of its own has those of the product, which give nothing', () => {
  expect(usualSteps.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(usualSteps[0]).toEqual(firstStep);
  expect(areRising(usualSteps.slice(1))).toBe(true);
  for (const step of usualSteps) expect(step).toMatchObject({ discountPercent: 0, extraCoins: 0, cardId: null });
});

test('[PERSON-03] a grade begins with its points and not before', () => {
  const steps = usualSteps.map((step) => ({ ...step, from: step.from * 2 }));
  for (const step of steps.slice(1)) {
    expect(stepOf(steps, step.from).level).toBe(step.level);
    expect(stepOf(steps, step.from - 1).level).toBe(step.level - 1);
  }
  expect(stepOf([], 5)).toEqual(firstStep);
});

test('[PERSON-03] grades that do not rise are none', () => {
  expect(areRising([{ from: 1 }, { from: 2 }])).toBe(true);
  for (const froms of [[0], [2, 2], [3, 2], [1, 5, 4]])
    expect(areRising(froms.map((from) => ({ from }))), froms.join()).toBe(false);
});

test('[D-107] a discount takes no more than its percents, and leaves something to pay', () => {
  expect([discounted(8_000n, 10), discounted(101n, 10), discounted(1n, 90), discounted(35n, 0)]).toEqual([
    7_200n,
    91n,
    1n,
    35n,
  ]);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 17n }),
      fc.integer({ min: 0, max: gradeLimits.discountPercent }),
      (price, percent) => {
        const paid = discounted(price, percent);
        expect(paid > 0n && paid <= price).toBe(true);
        expect(paid * 100n >= price * BigInt(100 - percent)).toBe(true);
        expect((paid - 1n) * 100n < price * BigInt(100 - percent)).toBe(true);
      },
    ),
  );
});
