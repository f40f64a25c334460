import { expect, test } from 'vitest';
import { amountIn, isNoAmount, plainAmount } from './typed-amount.ts';

test.for([
  ['12', 1200n],
  ['12.', 1200n],
  ['.5', 50n],
  ['007', 700n],
  ['0', 0n],
  ['0.01', 1n],
  [' 3 ', 300n],
  ['1,5', 150n],
  ['1,234.50', 123_450n],
  ['１２．５', 1250n],
  ['١٢٫٥', 1250n],
  ['1000000000000000', 100_000_000_000_000_000n],
] as const)('[LEDGER-17] [PRICE-17] %j is an amount', ([text, value]) => {
  expect(amountIn(text)).toBe(value);
  expect(isNoAmount(text)).toBe(false);
});

test.for([
  '-3',
  '1e3',
  '12.345',
  '1.2.3',
  'a',
  '1 2',
  '+5',
  '3元',
  '1,234',
  '1000000000000000.01',
  '99999999999999999999',
])('[LEDGER-17] [PRICE-17] %j is refused, and no other amount is made of it', (text) => {
  expect(amountIn(text)).toBeNull();
  expect(isNoAmount(text)).toBe(true);
});

test('nothing is no amount, and no mistake', () => {
  expect([amountIn(''), isNoAmount(''), isNoAmount(' ')]).toEqual([null, false, false]);
});

test('[LEDGER-08] hundredths as one would type them, exact past 2^53', () => {
  expect([0n, 1n, 1250n, 10_000n, 90_071_992_547_409_931n].map(plainAmount)).toEqual([
    '0',
    '0.01',
    '12.50',
    '100',
    '900719925474099.31',
  ]);
});
