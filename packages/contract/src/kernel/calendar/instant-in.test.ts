import { expect, test } from 'vitest';
import { minuteMs } from '../time-units.ts';
import { instantIn, minuteIn } from './instant-in.ts';
import { kindsOfZones } from './test-kinds-of-zones.ts';

const at = (iso: string): number => Date.parse(iso);
const hour = (hours: number, minutes = 0): number => hours * 60 + minutes;

test('a minute of a day is an instant of the zone', () => {
  expect(instantIn('Asia/Shanghai', '2026-11-17', hour(9))).toBe(at('2026-11-17T01:00:00Z'));
  expect(instantIn('Asia/Kolkata', '2026-11-17', hour(9, 15))).toBe(at('2026-11-17T03:45:00Z'));
  expect(instantIn('Australia/Lord_Howe', '2026-01-17', hour(8))).toBe(at('2026-01-16T21:00:00Z'));
  expect(instantIn('Pacific/Kiritimati', '2026-12-31', hour(0))).toBe(at('2026-12-30T10:00:00Z'));
  expect(instantIn('Asia/Shanghai', '2026-11-17', hour(24))).toBe(at('2026-11-17T16:00:00Z'));
});

test('a time the clock leaves out is the instant it goes on, a repeated one the first of the two', () => {
  expect(instantIn('Europe/Paris', '2026-03-29', hour(2, 30))).toBe(at('2026-03-29T01:00:00Z'));
  expect(instantIn('Europe/Paris', '2026-03-29', hour(3))).toBe(at('2026-03-29T01:00:00Z'));
  expect(instantIn('Europe/Paris', '2026-10-25', hour(2, 30))).toBe(at('2026-10-25T00:30:00Z'));
  expect(instantIn('Europe/Paris', '2026-10-25', hour(3))).toBe(at('2026-10-25T02:00:00Z'));
  expect(instantIn('Australia/Lord_Howe', '2026-10-04', hour(2, 10))).toBe(at('2026-10-03T15:30:00Z'));
});

test('a day without a midnight, and one that is left out, begin when the clock goes on', () => {
  expect(instantIn('America/Santiago', '2022-09-11', 0)).toBe(at('2022-09-11T04:00:00Z'));
  expect(instantIn('Asia/Beirut', '2026-03-29', 0)).toBe(at('2026-03-28T22:00:00Z'));
  expect(instantIn('Pacific/Apia', '2011-12-30', hour(12))).toBe(at('2011-12-30T10:00:00Z'));
});

const wallTime = (timeZone: string): ((instant: number) => string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => clock.format(instant);
};
const written = (day: string, minute: number): string =>
  `${day} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('in every zone the clock shows what was asked for, wherever that time exists, and later minutes are later', () => {
  for (const { timeZone, daysOfChange } of kindsOfZones()) {
    const show = wallTime(timeZone);
    for (const day of ['2026-07-01', ...daysOfChange]) {
      let last = -Infinity;
      for (let minute = 0; minute < 1440; minute += 30) {
        const instant = instantIn(timeZone, day, minute);
        expect(instant).toBeGreaterThanOrEqual(last);
        last = instant;
        // A minute that is left out is where the clock goes on; a moment before, the clock showed less.
        expect(show(instant) >= written(day, minute), `${timeZone} ${day} ${minute}`).toBe(true);
        expect(show(instant - minuteMs) < written(day, minute), `${timeZone} ${day} ${minute}`).toBe(true);
      }
    }
  }
});

test('the minute of the day is the one of the wall clock', () => {
  expect(minuteIn('Asia/Shanghai', at('2026-11-17T01:20:59Z'))).toBe(hour(9, 20));
  expect(minuteIn('Europe/Paris', at('2026-10-25T00:30:00Z'))).toBe(hour(2, 30));
  expect(minuteIn('Europe/Paris', at('2026-10-25T01:30:00Z'))).toBe(hour(2, 30));
});
