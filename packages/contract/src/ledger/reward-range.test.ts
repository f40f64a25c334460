import { expect, test } from 'vitest';
import { amount } from '../kernel/amount.ts';
import { isWithinReward } from './reward-range.ts';

test.each([
  [99n, false],
  [100n, true],
  [50_000n, true],
  [50_001n, false],
  [0n, false],
])('[D-108] a reward of %s hundredths between 1 and 500 coins: %s', (hundredths, isAllowed) => {
  expect(isWithinReward(amount(hundredths), { min: 1, max: 500 })).toBe(isAllowed);
});
