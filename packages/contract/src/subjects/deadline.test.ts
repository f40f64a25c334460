import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../kernel/time-units.ts';
import { type DeadlineRule, deadlineStateOf, dueTimeOf } from './deadline.ts';

const at = (iso: string): number => Date.parse(iso);
const fixed = (day: string, timeZone: string): DeadlineRule => ({ kind: 'fixed', day, timeZone });
const after = (days: number, timeZone: string): DeadlineRule => ({ kind: 'afterJoining', days, timeZone });

test('a fixed day ends at midnight of its zone, wherever it is read', () => {
  expect(dueTimeOf(fixed('2026-03-31', 'Asia/Shanghai'), 0)).toBe(at('2026-03-31T16:00:00Z'));
  expect(dueTimeOf(fixed('2026-03-31', 'America/New_York'), 0)).toBe(at('2026-04-01T04:00:00Z'));
  expect(dueTimeOf(fixed('2026-12-31', 'Pacific/Kiritimati'), 0)).toBe(at('2026-12-31T10:00:00Z'));
});

test('days after joining are days of the calendar of the zone, also where one has 23 or 25 hours', () => {
  expect(dueTimeOf(after(14, 'Asia/Shanghai'), at('2026-11-17T17:30:00Z'))).toBe(at('2026-12-02T16:00:00Z'));
  expect(dueTimeOf(after(1, 'Europe/Berlin'), at('2026-03-28T12:00:00Z'))).toBe(at('2026-03-29T22:00:00Z'));
  expect(dueTimeOf(after(0, 'Europe/Berlin'), at('2026-10-25T00:30:00Z'))).toBe(at('2026-10-25T23:00:00Z'));
});

test('a day whose midnight the zone leaves out begins when the clock goes on', () => {
  expect(dueTimeOf(fixed('2022-09-10', 'America/Santiago'), 0)).toBe(at('2022-09-11T04:00:00Z'));
});

test('a deadline is never before the joining, and another day is a day later within the hour of a changed clock', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom('Asia/Shanghai', 'Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Cairo'),
      (joined, days, zone) => {
        const due = dueTimeOf(after(days, zone), joined);
        expect(due).toBeGreaterThan(joined);
        const next = dueTimeOf(after(days + 1, zone), joined);
        expect(Math.abs(next - due - dayMs)).toBeLessThanOrEqual(3_600_000);
      },
    ),
    { numRuns: 40 },
  );
});

test('a deadline is kept or late once the thing is done, and soon in its last week', () => {
  const stateAt = (now: number, finishTime: number | null = null) =>
    deadlineStateOf({ dueTime: 10 * dayMs, finishTime, now });
  expect(deadlineStateOf({ dueTime: null, finishTime: null, now: 0 })).toBe('none');
  expect([stateAt(0), stateAt(3 * dayMs), stateAt(10 * dayMs)]).toEqual(['open', 'soon', 'late']);
  expect([stateAt(99 * dayMs, 10 * dayMs), stateAt(99 * dayMs, 11 * dayMs)]).toEqual(['kept', 'late']);
});
