import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate, maxExpression } from './calculate.ts';

test('[D-183] a calculator reads an expression as people write it', () => {
  for (const [text, value] of [
    ['480 ÷ 2', 240],
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['−2^2', -4],
    ['2^3^2', 512],
    ['2^-1', 0.5],
    ['15% × 80', 12],
    ['√(9) + √16', 7],
    ['0.1 + 0.2', 0.3],
    ['1,5 * 2', 3],
    ['١٢ + ٣', 15],
    ['１＋１', 2],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 2', 5],
  ] as const)
    expect(calculate(text), text).toBe(value);
});

test('[D-183] what is no expression, or has no value, has none', () => {
  for (const text of ['', ' ', '2 +', '(2', '2)', '2 3', '1/0', '√-1', 'alert(1)', '1e5', '()', '%', '9^9^9^9', '1..2'])
    expect(calculate(text), text).toBeNull();
  expect(calculate('1'.repeat(maxExpression + 1))).toBeNull();
});

test('[D-183] sums and products of whole numbers are those of arithmetic, and nothing typed breaks it', () => {
  const whole = fc.integer({ min: -1_000, max: 1_000 });
  fc.assert(
    fc.property(whole, whole, whole, (a, b, c) => {
      expect(calculate(`(${a}) + (${b}) * (${c})`)).toBe(a + b * c + 0);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.+*/^%()√ -]{0,60}$/), (text) => {
      const value = calculate(text);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
