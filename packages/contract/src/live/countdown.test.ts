import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';
import { countdownBegins, countdownOf, leftWords, partsOf } from './countdown.ts';

const start = 10 * dayMs;
const live = { startTime: start, endTime: start + 4 * dayMs };

test('[LIVE-ROOM-18] nothing until an hour before the start, then how long it is still', () => {
  expect(countdownOf(live, start - hourMs - 1)).toBeNull();
  expect(countdownOf(live, start - hourMs)).toMatchObject({ to: 'start', left: hourMs });
  expect(countdownOf(live, start - 1)).toMatchObject({ to: 'start', left: 1 });
  expect(countdownBegins(live, 0)).toBe(start - hourMs);
});

test('[LIVE-ROOM-19] nothing after the start until two days before the end, then how long it is still', () => {
  expect(countdownOf(live, start)).toBeNull();
  expect(countdownOf(live, live.endTime - 2 * dayMs - 1)).toBeNull();
  expect(countdownOf(live, live.endTime - 2 * dayMs)).toMatchObject({ to: 'end', left: 2 * dayMs });
  expect(countdownOf(live, live.endTime)).toBeNull();
  expect(countdownBegins(live, start)).toBe(live.endTime - 2 * dayMs);
  expect(countdownBegins(live, live.endTime)).toBeNull();
});

test('[LIVE-ROOM-17] it ticks at every whole minute, and at every whole second in the last five minutes', () => {
  const tick = (left: number) => countdownOf(live, start - left)?.nextTickMs;
  expect(tick(30 * minuteMs)).toBe(minuteMs);
  expect(tick(30 * minuteMs + 20_000)).toBe(20_000);
  expect(tick(5 * minuteMs + 1)).toBe(1);
  expect(tick(5 * minuteMs)).toBe(1000);
  expect(tick(4 * minuteMs + 300)).toBe(300);
});

test('[LIVE-ROOM-16] the ticks of an hour meet zero exactly', () => {
  let left = hourMs - 12_345;
  let ticks = 0;
  for (let shown = countdownOf(live, start - left); shown?.to === 'start'; shown = countdownOf(live, start - left)) {
    left -= shown.nextTickMs;
    ticks += 1;
  }
  expect(left).toBe(0);
  expect(ticks).toBe(55 + 300);
});

test('[LIVE-ROOM-18] D-071: days and hours, hours and minutes, minutes, and seconds at last', () => {
  expect([dayMs, dayMs - 1, hourMs - 1, 5 * minuteMs + 1, 5 * minuteMs].map(leftWords)).toEqual([
    'days',
    'hours',
    'minutes',
    'minutes',
    'seconds',
  ]);
  expect(partsOf(dayMs + 2 * hourMs + 3 * minuteMs + 4_999)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
});
