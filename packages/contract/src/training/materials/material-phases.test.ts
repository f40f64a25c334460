import { expect, test } from 'vitest';
import { isMaterialOpen } from './material-phases.ts';

test('materials before a class are open at any time, those after it once it has ended', () => {
  expect([0, 9, 10].map((now) => isMaterialOpen({ phase: 'before', endsAt: 10 }, now))).toEqual([true, true, true]);
  expect([0, 9, 10].map((now) => isMaterialOpen({ phase: 'after', endsAt: 10 }, now))).toEqual([false, false, true]);
  expect(isMaterialOpen({ phase: 'after', endsAt: null }, 10)).toBe(false);
});
