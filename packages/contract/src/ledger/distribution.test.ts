import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, parseAmount, sum } from '../kernel/amount.ts';
import { distributionProblem, maxTrade, splitEvenly } from './distribution.ts';

const someAmount = fc.bigInt({ min: 0n, max: maxTrade }).map(amount);
const amounts = (...hundredths: bigint[]) => hundredths.map(amount);

test('[LEDGER-12] D-103: a total is split evenly, and what does not divide goes to the last', () => {
  expect(splitEvenly(amount(10_000n), 4)).toEqual([2_500n, 2_500n, 2_500n, 2_500n]);
  expect(splitEvenly(amount(10_000n), 3)).toEqual([3_333n, 3_333n, 3_334n]);
  expect(splitEvenly(amount(1n), 1)).toEqual([1n]);
});

test('[LEDGER-12] whatever is split, nothing is made or lost, and only the last has more, by less than one each', () => {
  fc.assert(
    fc.property(someAmount, fc.integer({ min: 1, max: 500 }), (total, receivers) => {
      const shares = splitEvenly(total, receivers);
      expect(shares).toHaveLength(receivers);
      expect(sum(shares)).toBe(total);
      const last = shares.at(-1) ?? 0n;
      expect(new Set(shares.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(last - (shares[0] ?? 0n)).toBeGreaterThanOrEqual(0n);
      expect(last - (shares[0] ?? 0n)).toBeLessThan(BigInt(receivers));
    }),
  );
});

test('[LEDGER-13] with nobody selected there is nothing to split', () => {
  expect(splitEvenly(amount(10_000n), 0)).toEqual([]);
});

test('[LEDGER-13] D-103: less than a hundredth each is a share of nothing, which is refused as such', () => {
  const shares = splitEvenly(amount(2n), 3);
  expect(shares).toEqual([0n, 0n, 2n]);
  expect(distributionProblem(shares, amount(2n))).toBe('not-above-zero');
});

test('[LEDGER-14] a distribution to nobody is refused, whatever the balance', () => {
  expect(distributionProblem([], amount(0n))).toBe('nobody');
  expect(distributionProblem([], amount(10_000n))).toBe('nobody');
});

test('[LEDGER-15] everybody who is selected gets more than nothing', () => {
  expect(distributionProblem(amounts(100n, 0n), amount(10_000n))).toBe('not-above-zero');
  expect(distributionProblem(amounts(100n, -1n), amount(10_000n))).toBe('not-above-zero');
  expect(distributionProblem([amount(100n), null], amount(10_000n))).toBe('not-above-zero');
  expect(distributionProblem(amounts(1n), amount(10_000n))).toBeNull();
});

test('[LEDGER-16] all of it together is no more than what is there, to the last hundredth', () => {
  expect(distributionProblem(amounts(4_000n, 6_000n), amount(10_000n))).toBeNull();
  expect(distributionProblem(amounts(4_000n, 6_001n), amount(10_000n))).toBe('over-balance');
  fc.assert(
    fc.property(fc.array(someAmount, { minLength: 1, maxLength: 50 }), someAmount, (given, balance) => {
      const isCovered = sum(given) <= balance;
      const expected = isCovered ? null : 'over-balance';
      expect(distributionProblem(given, balance)).toBe(given.includes(amount(0n)) ? 'not-above-zero' : expected);
    }),
  );
});

test('[LEDGER-17] an amount is at most 1e15 with two decimals, and exact there', () => {
  expect(parseAmount('1000000000000000')).toBe(maxTrade);
  expect(parseAmount('999999999999999.99')).toBe(maxTrade - 1n);
  expect(parseAmount('0.001')).toBeNull();
  expect(splitEvenly(maxTrade, 3)).toEqual([33_333_333_333_333_333n, 33_333_333_333_333_333n, 33_333_333_333_333_334n]);
});
