import { expect, test } from 'vitest';
import { dayMs } from '../kernel/time-units.ts';
import { heatOf } from './questions.ts';

const now = Date.UTC(2026, 10, 15);
const none = { readNum: 0, praiseNum: 0, discussNum: 0 };

test('[COMM-14] D-134: a like weighs three looks, an answer five, and all of it half after a week', () => {
  expect(heatOf({ ...none, praiseNum: 1 }, now)).toBe(heatOf({ ...none, readNum: 3 }, now));
  expect(heatOf({ ...none, discussNum: 1 }, now)).toBe(heatOf({ ...none, readNum: 5 }, now));
  expect(heatOf({ ...none, readNum: 99 }, now - 7 * dayMs)).toBeCloseTo(heatOf({ ...none, readNum: 49 }, now), 9);
  expect(heatOf({ ...none, readNum: 98 }, now - 7 * dayMs)).toBeLessThan(heatOf({ ...none, readNum: 49 }, now));
});
