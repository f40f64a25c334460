import { expect, test } from 'vitest';
import { bufferedStretches, nextSpeed, renewals, resumeAt } from './media-time.ts';

test('what is buffered is drawn in stretches that never leave the bar', () => {
  const ends = [
    [0, 10],
    [50, 120],
  ] as const;
  const ranges = { length: 2, start: (i: number) => ends[i]![0], end: (i: number) => ends[i]![1] };
  expect(bufferedStretches(ranges, 100)).toEqual([
    { from: 0, to: 0.1 },
    { from: 0.5, to: 1 },
  ]);
  expect(bufferedStretches(ranges, Number.NaN)).toEqual([]);
});

test('speed goes from 0.5 to 2 in steps and no further', () => {
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(1, -1)).toBe(0.75);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
  expect(nextSpeed(1.1, 1)).toBe(1.25);
});

test('one goes on where one stopped, not in the first seconds and not at the very end', () => {
  expect(resumeAt(754, 3600)).toBe(754);
  expect(resumeAt(9, 3600)).toBeNull();
  expect(resumeAt(3590, 3600)).toBeNull();
  expect(resumeAt(undefined, 3600)).toBeNull();
  expect(resumeAt(Number.NaN, 3600)).toBeNull();
  expect(resumeAt(14, 20)).toBe(14);
  expect(resumeAt(19.5, 20)).toBeNull();
  expect(resumeAt(754, Number.NaN)).toBe(754);
});

test('D-168 a token that ran out is asked for again as long as it plays on, a broken file only twice', () => {
  const mayRenew = renewals();
  expect([100, 700, 1300, 1900].map(mayRenew)).toEqual([true, true, true, true]);
  const broken = renewals();
  expect([30, 30, 30.2].map(broken)).toEqual([true, true, false]);
});
