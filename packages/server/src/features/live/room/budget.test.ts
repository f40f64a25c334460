import { expect, test } from 'vitest';
import { budgets, purse } from './budget.ts';

const countAllowed = (mayNow: ReturnType<typeof purse>, times: number): number =>
  Array.from({ length: times }, () => mayNow('asked')).filter(Boolean).length;

test('so many at once, then so many a second; other things have a budget of their own', () => {
  let now = 0;
  const mayNow = purse(() => now, 1);
  expect(countAllowed(mayNow, 100)).toBe(budgets.asked.burst);
  expect(mayNow('reaction')).toBe(true);
  now = 1_000;
  expect(countAllowed(mayNow, 100)).toBe(budgets.asked.perSecond);
  now = 600_000;
  expect(countAllowed(mayNow, 100)).toBe(budgets.asked.burst);
});

test('a factor widens it, and nought switches it off', () => {
  expect(
    countAllowed(
      purse(() => 0, 2),
      100,
    ),
  ).toBe(2 * budgets.asked.burst);
  expect(
    countAllowed(
      purse(() => 0, 0),
      100,
    ),
  ).toBe(100);
});
