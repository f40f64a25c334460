import { expect, test } from 'vitest';
import { atRest, measure, secondsLeft } from './speed.ts';
import { waitMs } from './with-retry.ts';

test('speed follows what happens, but not every blink of it', () => {
  const first = measure(atRest(0, 0), 1000, 1000);
  expect(first.perSecond).toBe(1000);
  expect(measure(first, 1100, 5000)).toBe(first);
  expect(measure(first, 2000, 1000).perSecond).toBe(700);
  // A part that is sent again takes bytes back; that is no negative speed.
  expect(measure(first, 2000, 0).perSecond).toBe(700);
});

test('the time left is told once there is a speed', () => {
  expect(secondsLeft(atRest(0, 0), 500)).toBeNull();
  expect(secondsLeft({ at: 0, bytes: 0, perSecond: 100 }, 450)).toBe(5);
  expect(secondsLeft({ at: 0, bytes: 0, perSecond: 0 }, 450)).toBeNull();
});

test('pauses between attempts grow to half a minute and no further', () => {
  expect([0, 1, 2, 9].map((attempt) => waitMs(attempt, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
});
