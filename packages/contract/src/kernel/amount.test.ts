import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, amountToWire, formatAmount, parseAmount, sum } from './amount.ts';
import { amountIn } from './amount.wire.ts';

/** 1e15 coins. */
const largest = 100_000_000_000_000_000n;
const anyAmount = fc.bigInt({ min: 0n, max: largest }).map(amount);

test('[FORMAT-01] hundredths read as a decimal with two places', () => {
  expect([0n, 5n, 50n, 1250n, -1n, -1250n].map((value) => formatAmount(amount(value)))).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '12.50',
    '-0.01',
    '-12.50',
  ]);
  expect([formatAmount(1250), formatAmount('1250')]).toEqual(['12.50', '12.50']);
});

test('[FORMAT-01] sizes past 2^53 are exact', () => {
  expect(formatAmount(amount(largest + 1n))).toBe('1000000000000000.01');
  expect(formatAmount('9007199254740993')).toBe('90071992547409.93');
});

test('[FORMAT-01] what is formatted parses back to itself, whatever its size', () => {
  fc.assert(
    fc.property(anyAmount, (value) => {
      expect(parseAmount(formatAmount(value))).toBe(value);
    }),
  );
});

test('C-32: an input has at most two decimals and reaches 1e15', () => {
  expect(['12.5', '12.05', '0', ' 7 ', '1000000000000000'].map(parseAmount)).toEqual([1250n, 1205n, 0n, 700n, largest]);
  expect(['', '-1', '1.005', '1.', '.5', '1,5', '1e3', '12a', '١٢', '99999999999999999'].map(parseAmount)).toEqual(
    Array.from({ length: 10 }, () => null),
  );
});

test('C-32: an amount survives the wire, as a number while that is exact and as text beyond', () => {
  expect(amountToWire(amount(2n ** 53n - 1n))).toBe(Number.MAX_SAFE_INTEGER);
  expect(amountToWire(amount(2n ** 53n))).toBe('9007199254740992');
  fc.assert(
    fc.property(anyAmount, (value) => {
      const sent: unknown = JSON.parse(JSON.stringify(amountToWire(value)));
      expect(amountIn.parse(sent)).toBe(value);
    }),
  );
});

test('C-32: a number the sender has rounded already, a fraction or a debt is refused', () => {
  const refused = [2 ** 53, 0.5, -1, '-1', '1.5', '1e3', '', '1'.repeat(19), null];
  expect(refused.filter((value) => amountIn.safeParse(value).success)).toEqual([]);
});

test('a sum is exact where numbers would round', () => {
  expect(sum([amount(largest), amount(1n), amount(1n)])).toBe(largest + 2n);
  expect(sum([])).toBe(0n);
});
