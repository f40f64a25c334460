import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampToGap } from './clamp-to-gap.ts';
import { freeGaps } from './free-gaps.ts';

const span = (from: number, to: number) => ({ from, to });

test('[D-189] what nobody has taken: touching bookings leave no gap, those over the edges count, short gaps are left out', () => {
  expect(freeGaps(span(8, 20), [], 1)).toEqual([span(8, 20)]);
  expect(freeGaps(span(8, 20), [span(10, 12), span(12, 14)], 1)).toEqual([span(8, 10), span(14, 20)]);
  expect(freeGaps(span(8, 20), [span(18, 22), span(6, 9)], 1)).toEqual([span(9, 18)]);
  expect(freeGaps(span(8, 20), [span(9, 19)], 2)).toEqual([]);
  expect(freeGaps(span(8, 20), [span(20, 22), span(2, 8)], 1)).toEqual([span(8, 20)]);
});

test('[D-189] gaps and bookings are disjoint and cover the time', () => {
  const bookings = fc.array(fc.record({ from: fc.nat(60), length: fc.integer({ min: 1, max: 9 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(bookings, (drawn) => {
      const taken = drawn.map(({ from, length }) => span(from, from + length));
      const gaps = freeGaps(span(10, 50), taken, 1);
      for (let at = 10; at < 50; at += 1) {
        const isIn = (one: { from: number; to: number }): boolean => one.from <= at && at < one.to;
        expect(gaps.filter(isIn)).toHaveLength(taken.some(isIn) ? 0 : 1);
      }
    }),
  );
});

test('[D-189] a drag lives in its gap: backwards, beyond an end, less than a step', () => {
  const gap = span(100, 200);
  expect(clampToGap(gap, [120, 149], 10)).toEqual(span(120, 150));
  expect(clampToGap(gap, [149, 120], 10)).toEqual(span(120, 150));
  expect(clampToGap(gap, [150, 500], 10)).toEqual(span(150, 200));
  expect(clampToGap(gap, [150, -5], 10)).toEqual(span(100, 160));
  expect(clampToGap(gap, [133, 134], 10)).toEqual(span(130, 140));
  expect(clampToGap(gap, [200, 200], 10)).toEqual(span(190, 200));
});
