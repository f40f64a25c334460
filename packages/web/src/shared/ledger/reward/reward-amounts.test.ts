import { amount, parseAmount } from '@shuyuan/contract/kernel/amount';
import { expect, test } from 'vitest';
import { quickAmounts, rewardProblem } from './reward-amounts.ts';

test('[LEDGER-28] what one press gives lies within what the company allows', () => {
  expect(quickAmounts({ min: 1, max: 500 })).toEqual([1, 5, 10, 50, 100]);
  expect(quickAmounts({ min: 2, max: 50 })).toEqual([2, 10, 20]);
  expect(quickAmounts({ min: 5, max: 5 })).toEqual([5]);
});

test.for([
  ['', 'invalid'],
  ['0.99', 'invalid'],
  ['1.005', 'invalid'],
  ['500.01', 'invalid'],
  ['1', null],
  ['20.50', null],
  ['20.51', 'short'],
  ['500', 'short'],
] as const)('[D-108] %j with 20.50 to spend, between 1 and 500: %s', ([text, problem]) => {
  const balance = amount(2050n);
  expect(rewardProblem(parseAmount(text), { range: { min: 1, max: 500 }, balance })).toBe(problem);
});

test('[D-108] a balance nobody could read stands in nobody’s way', () => {
  expect(rewardProblem(amount(50_000n), { range: { min: 1, max: 500 }, balance: null })).toBeNull();
});
