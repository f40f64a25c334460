import { expect, test } from 'vitest';
import { countdownBegins, countdownOf, leftWords, partsOf } from './countdown.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = 10 * day;
const live = { startTime: start, endTime: start + 4 * day };

test('[LIVE-ROOM-18] nothing until an hour before the start, then how long it is still', () => {
  expect(countdownOf(live, start - hour - 1)).toBeNull();
  expect(countdownOf(live, start - hour)).toMatchObject({ to: 'start', left: hour });
  expect(countdownOf(live, start - 1)).toMatchObject({ to: 'start', left: 1 });
  expect(countdownBegins(live, 0)).toBe(start - hour);
});

test('[LIVE-ROOM-19] nothing after the start until two days before the end, then how long it is still', () => {
  expect(countdownOf(live, start)).toBeNull();
  expect(countdownOf(live, live.endTime - 2 * day - 1)).toBeNull();
  expect(countdownOf(live, live.endTime - 2 * day)).toMatchObject({ to: 'end', left: 2 * day });
  expect(countdownOf(live, live.endTime)).toBeNull();
  expect(countdownBegins(live, start)).toBe(live.endTime - 2 * day);
  expect(countdownBegins(live, live.endTime)).toBeNull();
});

test('[LIVE-ROOM-17] it ticks at every whole minute, and at every whole second in the last five minutes', () => {
  const tick = (left: number) => countdownOf(live, start - left)?.nextTickMs;
  expect(tick(30 * minute)).toBe(minute);
  expect(tick(30 * minute + 20_000)).toBe(20_000);
  expect(tick(5 * minute + 1)).toBe(1);
  expect(tick(5 * minute)).toBe(1000);
  expect(tick(4 * minute + 300)).toBe(300);
});

test('[LIVE-ROOM-16] the ticks of an hour meet zero exactly', () => {
  let left = hour - 12_345;
  let ticks = 0;
  for (let shown = countdownOf(live, start - left); shown?.to === 'start'; shown = countdownOf(live, start - left)) {
    left -= shown.nextTickMs;
    ticks += 1;
  }
  expect(left).toBe(0);
  expect(ticks).toBe(55 + 300);
});

test('[LIVE-ROOM-18] D-071: days and hours, hours and minutes, minutes, and seconds at last', () => {
  expect([day, day - 1, hour - 1, 5 * minute + 1, 5 * minute].map(leftWords)).toEqual([
    'days',
    'hours',
    'minutes',
    'minutes',
    'seconds',
  ]);
  expect(partsOf(day + 2 * hour + 3 * minute + 4_999)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
});
