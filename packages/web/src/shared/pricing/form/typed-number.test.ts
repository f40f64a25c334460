import { expect, test } from 'vitest';
import { placeIn } from './typed-number.ts';

test('[PRICE-18] a range ends at a whole number; nothing is made of what is none, or of one that is too large', () => {
  expect(['7', '1000000', '1000001', '٢٠', ''].map(placeIn)).toEqual([7, 1_000_000, 1_000_001, 20, 0]);
  expect(['-1', '1.5', '1e3', 'x'].map(placeIn)).toEqual([null, null, null, null]);
});
