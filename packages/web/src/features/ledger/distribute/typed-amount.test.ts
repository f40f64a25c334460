import { expect, test } from 'vitest';
import { plainAmount, typedAmount } from './typed-amount.ts';

test.for([
  ['', ''],
  ['12', '12'],
  ['12.', '12.'],
  ['12.345', '12.34'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['0.00', '0.00'],
  ['-3', '3'],
  ['1e3', '13'],
  ['1,5', '1.5'],
  ['1,234.50', '1234.50'],
  ['1.2.3', '1.23'],
  ['１２．５', '12.5'],
  ['١٢٫٥', '12.5'],
  ['1000000000000000', '1000000000000000'],
  ['1000000000000000.01', '1000000000000000'],
  ['99999999999999999999', '1000000000000000'],
] as const)('[LEDGER-17] %j becomes %j', ([text, field]) => {
  expect(typedAmount(text)).toBe(field);
  expect(typedAmount(field)).toBe(field);
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
