import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';
import { endingOf } from './live-ending.ts';
import { LiveStatus } from './live-status.ts';

const zone = 'Asia/Shanghai';
/** Ten in the morning in Shanghai. */
const start = Date.UTC(2026, 10, 16, 2);
const running = {
  status: LiveStatus.running,
  startTime: start,
  startedTime: start,
  estimateDuration: 60,
  hostSeenTime: start,
};

test.each([
  ['during the planned time', start + 50 * minuteMs, start, null],
  ['over, the host just left', start + 80 * minuteMs, start + 75 * minuteMs, null],
  ['half an hour over, nobody hosted since the beginning', start + 90 * minuteMs, start, 'end'],
  ['long over, the host is still there', start + 5 * hourMs, start + 5 * hourMs, null],
  ['long over, the host left half an hour ago', start + 5 * hourMs, start + 4.5 * hourMs, 'end'],
  ['a day, whoever is there', start + dayMs, start + dayMs, 'end'],
  ['a minute less than a day', start + dayMs - minuteMs, start + dayMs - minuteMs, null],
])('D-043: a running live, %s', (_what, now, hostSeenTime, ending) => {
  expect(endingOf({ ...running, hostSeenTime }, now, zone)).toBe(ending);
});

test('D-043, D-061: without a planned length it is ninety minutes; one that began late ends later', () => {
  const open = { ...running, estimateDuration: null, hostSeenTime: null };
  expect(endingOf(open, start + 119 * minuteMs, zone)).toBeNull();
  expect(endingOf(open, start + 120 * minuteMs, zone)).toBe('end');
  const late = { ...running, startedTime: start + hourMs, hostSeenTime: start + hourMs };
  expect(endingOf(late, start + 149 * minuteMs, zone)).toBeNull();
  expect(endingOf(late, start + 150 * minuteMs, zone)).toBe('end');
});

test('D-043: one that was never started ends with the day after its start, by the clock of the company', () => {
  const waiting = { ...running, status: LiveStatus.notBegun, startedTime: null, hostSeenTime: null };
  const midnight = Date.UTC(2026, 10, 17, 16);
  expect(endingOf(waiting, midnight - 1, zone)).toBeNull();
  expect(endingOf(waiting, midnight, zone)).toBe('expire');
});

test('D-042: nothing else ends by the clock', () => {
  for (const status of [LiveStatus.unpublished, LiveStatus.ended, LiveStatus.cancelled])
    expect(endingOf({ ...running, status }, start + 1000 * hourMs, zone)).toBeNull();
});
