import { expect, test } from 'vitest';
import { priceIn, typedPlace, typedPrice } from './typed-number.ts';

test('[PRICE-17] a price is 0 or more with two decimals at most; nothing else can be typed', () => {
  expect(['', '0', '12', '12.', '12.5', '12.50', '.5'].map(typedPrice)).toEqual([
    '',
    '0',
    '12',
    '12.',
    '12.5',
    '12.50',
    '.5',
  ]);
  expect(['-1', '1.234', '1e3', 'a', '1 2', '1.2.3'].map(typedPrice)).toEqual(Array.from({ length: 6 }, () => null));
});

test('[PRICE-17] digits of other keyboards are digits, a comma is a point', () => {
  expect(['１２．５', '١٢٫٥', '12,5'].map(typedPrice)).toEqual(['12.5', '12.5', '12.5']);
});

test('[PRICE-17] what is not finished yet counts as far as it goes', () => {
  expect(['', '.', '12.', '.5', '0.01'].map(priceIn)).toEqual([null, null, 1200n, 50n, 1n]);
});

test('[PRICE-18] a range begins and ends between 1 and 1,000,000, in whole numbers', () => {
  expect(['7', '1000000', '1000001', '999999999'].map(typedPlace)).toEqual([7, 1_000_000, 1_000_000, 1_000_000]);
  expect(['-1', '1.5', 'x'].map(typedPlace)).toEqual([null, null, null]);
  expect(typedPlace('')).toBe(0);
});
