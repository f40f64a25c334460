import { expect, test } from 'vitest';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';
import { bookingProblem } from './booking-problem.ts';
import { openHours } from './open-hours.ts';

const now = Date.parse('2026-11-18T02:00:00Z');
const shanghai = { timeZone: 'Asia/Shanghai', opensMinute: 480, closesMinute: 1200, weekdays: [1, 2, 3, 4, 5] };
const at = (day: string, hour: number, timeZone = 'Asia/Shanghai'): number => instantIn(timeZone, day, hour * 60);
const problem = (from: number, to: number, room = shanghai) => bookingProblem(room, { from, to }, now);

test('[D-189] a room is had within its hours, from the minute it opens to the minute it closes', () => {
  expect(problem(at('2026-11-19', 8), at('2026-11-19', 20))).toBeNull();
  expect(problem(at('2026-11-19', 7.75), at('2026-11-19', 9))).toBe('closed-then');
  expect(problem(at('2026-11-19', 19), at('2026-11-19', 20.25))).toBe('closed-then');
  expect(problem(at('2026-11-21', 9), at('2026-11-21', 10))).toBe('closed-then');
});

test('[D-189] the future only, in order, not too long, not too far, on the quarter', () => {
  expect(problem(now - hourMs, now + hourMs)).toBe('in-past');
  expect(problem(at('2026-11-19', 10), at('2026-11-19', 10))).toBe('wrong-order');
  expect(problem(at('2026-11-19', 8), at('2026-11-19', 20.25))).toBe('too-long');
  expect(problem(now + 181 * dayMs, now + 181 * dayMs + hourMs)).toBe('too-far');
  expect(problem(at('2026-11-19', 9) + minuteMs, at('2026-11-19', 10))).toBe('off-step');
  expect(problem(at('2026-11-19', 9) + 1, at('2026-11-19', 10))).toBe('off-step');
});

test('[D-189] until midnight, never over it; quarters are those of the wall clock', () => {
  const late = { ...shanghai, closesMinute: 1440 };
  expect(problem(at('2026-11-19', 22), at('2026-11-20', 0), late)).toBeNull();
  expect(problem(at('2026-11-19', 23), at('2026-11-20', 1), { ...late, opensMinute: 0 })).toBe('closed-then');
  const kathmandu = { ...shanghai, timeZone: 'Asia/Kathmandu' };
  const from = at('2026-11-19', 9, 'Asia/Kathmandu');
  expect(problem(from, from + hourMs, kathmandu)).toBeNull();
});

test('[D-189] the day of the spring night has 23 hours, of the autumn night 25; a room of one left-out hour is not open', () => {
  const paris = { timeZone: 'Europe/Paris', opensMinute: 0, closesMinute: 1440, weekdays: [7] };
  const hoursOf = (day: string) => {
    const hours = openHours(paris, day);
    return hours && (hours.to - hours.from) / hourMs;
  };
  expect([hoursOf('2027-03-28'), hoursOf('2026-10-25'), hoursOf('2026-11-22')]).toEqual([23, 25, 24]);
  expect(openHours({ ...paris, opensMinute: 120, closesMinute: 180 }, '2027-03-28')).toBeNull();
});
