import { expect, test } from 'vitest';
import { byteBudget, senderBytes } from './byte-budget.ts';

test('a sender may send ten seconds at once and the rate for ever, and not more', () => {
  let now = 0;
  const may = byteBudget(() => now);
  expect(may(senderBytes.burst)).toBe(true);
  for (let second = 1; second <= 60; second += 1) {
    now = second * 1_000;
    expect(may(senderBytes.perSecond)).toBe(true);
  }
  expect(may(1)).toBe(false);
  now += 1_000;
  expect(may(senderBytes.perSecond - 1)).toBe(true);
});
