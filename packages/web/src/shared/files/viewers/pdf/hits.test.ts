import { expect, test } from 'vitest';
import { hitNumber, stepHit } from './hits.ts';

const match = { start: 0, end: 1 };
// The search began at page 7 and came to page 2 last.
const hits = new Map([
  [7, [match, match]],
  [9, [match]],
  [2, [match]],
]);

test('hits are counted in the order of the document, not of the search', () => {
  expect(hitNumber(hits, { page: 2, index: 0 })).toBe(1);
  expect(hitNumber(hits, { page: 7, index: 1 })).toBe(3);
  expect(hitNumber(hits, { page: 9, index: 0 })).toBe(4);
});

test('going on passes through every hit and begins again, in both directions', () => {
  let at = { page: 7, index: 0 };
  const forth = Array.from({ length: 4 }, () => hitNumber(hits, (at = stepHit(hits, at, 1))));
  expect(forth).toEqual([3, 4, 1, 2]);
  const back = Array.from({ length: 4 }, () => hitNumber(hits, (at = stepHit(hits, at, -1))));
  expect(back).toEqual([1, 4, 3, 2]);
});
