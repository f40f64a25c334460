import { expect, test } from 'vitest';
import { cushionAfterCalm, cushionAfterStall, firstCushion, steer } from './live-edge.ts';

const at = (time: number, ranges: readonly (readonly [number, number])[], rate = 1, cushion = 0.4) =>
  steer({ time, rate, cushion, ranges: ranges.map(([start, end]) => ({ start, end })) });

test('nothing arrived yet, nothing to do', () => {
  expect(at(0, [])).toEqual({ behind: null, rate: 1, seekTo: null, trimTo: null });
});

test('who joins begins near the newest picture, wherever its clock stands', () => {
  expect(at(0, [[37, 38.4]])).toMatchObject({ seekTo: 38 });
  expect(at(0, [[37, 37.2]])).toMatchObject({ seekTo: 37 });
});

test('a little behind plays faster until the cushion is reached, and not slower', () => {
  expect(at(10, [[5, 10.5]]).rate).toBe(1);
  expect(at(10, [[5, 10.9]]).rate).toBe(1.06);
  expect(at(10, [[5, 11.5]]).rate).toBe(1.12);
  expect(at(10, [[5, 13]]).rate).toBe(1.25);
  expect(at(10, [[5, 10.5]], 1.06).rate).toBe(1.06);
  expect(at(10, [[5, 10.4]], 1.06).rate).toBe(1);
});

test('far behind jumps instead', () => {
  expect(at(10, [[5, 20]])).toMatchObject({ seekTo: 19.6, rate: 1 });
});

test('a gap that a skip left behind is crossed, but not while there is something to play', () => {
  expect(
    at(9.95, [
      [5, 10],
      [14, 15],
    ]),
  ).toMatchObject({ seekTo: 14.6 });
  expect(
    at(8, [
      [5, 10],
      [11, 12],
    ]).seekTo,
  ).toBeNull();
});

test('what was seen long ago is let go', () => {
  expect(at(20, [[0, 20.3]]).trimTo).toBeNull();
  expect(at(40, [[0, 40.3]]).trimTo).toBe(30);
});

test('stops ask for a larger cushion, calm gives it back, both within bounds', () => {
  let cushion = firstCushion;
  for (let stop = 0; stop < 20; stop += 1) cushion = cushionAfterStall(cushion);
  expect(cushion).toBe(3);
  for (let calm = 0; calm < 200; calm += 1) cushion = cushionAfterCalm(cushion);
  expect(cushion).toBe(firstCushion);
});
