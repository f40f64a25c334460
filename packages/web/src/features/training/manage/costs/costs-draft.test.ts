import { expect, test } from 'vitest';
import { hundredthsOf, inputOf, isWrongCost } from './costs-draft.ts';

test('[ENUM-11] an amount is written with two digits at most, after a point or a comma', () => {
  expect(['1200', '1200.5', '0,05', ' 7.25 '].map(hundredthsOf)).toEqual([120_000, 120_050, 5, 725]);
  expect(['', '0', '-3', '1.234', '1 200', '1234567890'].map(hundredthsOf)).toEqual(Array(6).fill(null));
});

test('[ENUM-11] a class without lines has no currency', () => {
  expect(inputOf({ currency: 'EUR', lines: [] })).toEqual({ currency: null, lines: [] });
  expect(isWrongCost({ key: 'a', label: ' ', amount: '3' })).toBe(true);
  expect(isWrongCost({ key: 'a', label: '讲师', amount: '3' })).toBe(false);
});
