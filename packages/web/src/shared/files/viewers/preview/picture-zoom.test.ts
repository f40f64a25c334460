import { expect, test } from 'vitest';
import { fitInto, nextScale } from './picture-zoom.ts';

test('a large picture is seen whole, a small one is not blown up', () => {
  expect(fitInto({ width: 2000, height: 1000 }, { width: 500, height: 500 })).toBe(0.25);
  expect(fitInto({ width: 100, height: 50 }, { width: 500, height: 500 })).toBe(1);
  expect(fitInto({ width: 0, height: 0 }, { width: 500, height: 500 })).toBe(1);
});

test('zoom goes in steps from any scale and stops at both ends', () => {
  expect(nextScale(0.33, 1)).toBe(0.5);
  expect(nextScale(0.33, -1)).toBe(0.25);
  expect(nextScale(8, 1)).toBe(8);
  expect(nextScale(0.05, -1)).toBe(0.05);
});
