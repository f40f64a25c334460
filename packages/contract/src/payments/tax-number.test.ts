import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTaxNumber, taxNumberOf } from './tax-number.ts';

/** The example of the standard's own text, and made-up companies with the right check character. */
const right = ['91350100M000100Y43', '91110108MA01ABCD0P', '123456789012345', 'ABCDE12345ABCDE12345'];

test('[SITE-12] a tax number has its length and, where there is one, its check character', () => {
  expect(isTaxNumber(right[0] ?? '')).toBe(true);
  expect(isTaxNumber(' 9135 0100 m000 100y 43 ')).toBe(true);
  expect(taxNumberOf('9135 0100m000100y43')).toBe(right[0]);
  expect(right.slice(2).every(isTaxNumber)).toBe(true);
  for (const wrong of [
    '',
    '1',
    '91350100M000100Y44',
    '91350100I000100Y43',
    '12345678901234',
    '税号一二三四五六七八九十一二三四五',
  ])
    expect(isTaxNumber(wrong)).toBe(false);
});

test('[SITE-12] one wrong character of eighteen is always noticed', () => {
  const number = right[0] ?? '';
  const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 17 }), fc.constantFrom(...characters.split('')), (at, character) => {
      fc.pre(number[at] !== character);
      expect(isTaxNumber(number.slice(0, at) + character + number.slice(at + 1))).toBe(false);
    }),
  );
});
