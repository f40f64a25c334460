import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '../certificates/add-months.ts';
import { addDays } from '../kernel/calendar/add-days.ts';
import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { kindsOfZones } from '../kernel/calendar/test-kinds-of-zones.ts';
import { hourMs } from '../kernel/time-units.ts';
import { dueDayOf, type DutyRule, dutyTimesOf, nextBeginTime, shiftedDueDay } from './duty-rule.ts';

const at = (iso: string): number => Date.parse(iso);
const ruleOf = (over: Partial<DutyRule> = {}): DutyRule => ({
  deadline: { kind: 'afterJoining', days: 30, timeZone: 'Europe/Berlin' },
  graceDays: 0,
  recurrenceMonths: null,
  ...over,
});
const fixedIn = (timeZone: string, day: string): DutyRule['deadline'] => ({ kind: 'fixed', day, timeZone });
const fixed = (day: string) => fixedIn('Asia/Shanghai', day);

test('[D-180] a duty is due at the end of a day of its zone, and overdue when its days of grace are over', () => {
  const rule = ruleOf({ deadline: { kind: 'afterJoining', days: 1, timeZone: 'Europe/Berlin' }, graceDays: 1 });
  // The clock goes on in the night to the 29th: the day of grace has 23 hours.
  expect(dueDayOf(rule, '2026-03-27')).toBe('2026-03-28');
  expect(dutyTimesOf(rule, '2026-03-28')).toEqual({
    dueTime: at('2026-03-28T23:00:00Z'),
    lateTime: at('2026-03-29T22:00:00Z'),
  });
  expect(dutyTimesOf(ruleOf(), '2026-10-25').dueTime).toBe(at('2026-10-25T23:00:00Z'));
});

test('[D-180] a fixed day holds for whoever is there before it, comes again with a recurrence, and is never before a duty began', () => {
  const once = ruleOf({ deadline: fixed('2026-03-31') });
  expect(dueDayOf(once, '2026-01-05')).toBe('2026-03-31');
  expect(dueDayOf(once, '2026-05-02')).toBe('2026-05-02');
  const yearly = { ...once, recurrenceMonths: 12 };
  expect(dueDayOf(yearly, '2026-03-31')).toBe('2026-03-31');
  expect(dueDayOf(yearly, '2026-04-01')).toBe('2027-03-31');
});

test('[D-180] the next run keeps the rhythm of the first, through short months and however late the last one was', () => {
  const monthly = ruleOf({ recurrenceMonths: 1 });
  const next = (finished: string) =>
    dayIn('Europe/Berlin', nextBeginTime(monthly, { firstDay: '2026-01-31', finishTime: at(finished) }) ?? 0);
  expect(next('2026-01-31T12:00:00Z')).toBe('2026-02-28');
  expect(next('2026-02-28T12:00:00Z')).toBe('2026-03-31');
  expect(next('2026-05-30T22:30:00Z')).toBe('2026-06-30');
  // Learned long before the duty came: the first run counts from when it came.
  expect(next('2025-03-01T12:00:00Z')).toBe('2026-02-28');
  expect(nextBeginTime(ruleOf(), { firstDay: '2026-01-31', finishTime: 0 })).toBeNull();
});

const zones = fc.constantFrom(
  'Asia/Shanghai',
  'Europe/Paris',
  'America/Havana',
  'Australia/Lord_Howe',
  'America/Santiago',
);
const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });

test('[D-180] in every zone a duty is due after it began, is overdue no sooner than due, and its next run begins after it was done', () => {
  fc.assert(
    fc.property(
      zones,
      instant,
      fc.record({ days: fc.integer({ min: 0, max: 400 }), grace: fc.integer({ min: 0, max: 60 }) }),
      fc.integer({ min: 1, max: 36 }),
      fc.integer({ min: 0, max: 900 * 24 }),
      (timeZone, began, { days, grace }, months, hours) => {
        const rule: DutyRule = {
          deadline: { kind: 'afterJoining', days, timeZone },
          graceDays: grace,
          recurrenceMonths: months,
        };
        const firstDay = dayIn(timeZone, began);
        const dueDay = dueDayOf(rule, firstDay);
        const { dueTime, lateTime } = dutyTimesOf(rule, dueDay);
        expect(dueTime).toBeGreaterThan(began);
        expect(lateTime).toBeGreaterThanOrEqual(dueTime);
        expect(dayIn(timeZone, dueTime - 1)).toBe(dueDay);
        const finishTime = began + hours * hourMs;
        const next = nextBeginTime(rule, { firstDay, finishTime }) ?? 0;
        expect(next).toBeGreaterThan(finishTime);
        const nextDay = dayIn(timeZone, next);
        expect(nextDay <= addDays(dayIn(timeZone, finishTime), months * 31 + 1)).toBe(true);
        // A month that is too short for the day ends with it; every other has the day itself.
        const isLastDay = addDays(nextDay, 1).endsWith('-01');
        expect(nextDay.slice(8) === firstDay.slice(8) || isLastDay).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('[D-180] in zones of every kind and on every day a clock is changed, a duty is due as its day ends, and overdue as its grace does', () => {
  for (const { timeZone, daysOfChange } of kindsOfZones()) {
    const rule = ruleOf({ deadline: fixedIn(timeZone, '2026-01-01'), graceDays: 1, recurrenceMonths: 1 });
    for (const dueDay of ['2026-07-01', ...daysOfChange]) {
      const { dueTime, lateTime } = dutyTimesOf(rule, dueDay);
      const daysOf = (end: number) => [dayIn(timeZone, end - 1), dayIn(timeZone, end)];
      expect(daysOf(dueTime), timeZone).toEqual([dueDay, addDays(dueDay, 1)]);
      expect(daysOf(lateTime), timeZone).toEqual([addDays(dueDay, 1), addDays(dueDay, 2)]);
      const firstDay = addMonths(dueDay, -1);
      const nextDay = addMonths(firstDay, 1);
      const next = nextBeginTime(rule, { firstDay, finishTime: dutyTimesOf(rule, firstDay).dueTime - 1 }) ?? 0;
      expect(daysOf(next), timeZone).toEqual([addDays(nextDay, -1), nextDay]);
      const resumed = { dueDay, pauseTime: dueTime - 1, resumeTime: dueTime };
      expect(shiftedDueDay(rule, resumed), timeZone).toBe(addDays(dueDay, 1));
    }
  }
});

test('[D-180] a pause moves the day by the days it took, also across a changed clock, and never forward', () => {
  const rule = ruleOf();
  const pause = { dueDay: '2026-03-20', pauseTime: at('2026-03-10T08:00:00Z'), resumeTime: at('2026-04-09T22:30:00Z') };
  expect(shiftedDueDay(rule, pause)).toBe('2026-04-20');
  fc.assert(
    fc.property(zones, instant, fc.integer({ min: 0, max: 400 }), (timeZone, pauseTime, days) => {
      const inZone = ruleOf({ deadline: { kind: 'afterJoining', days: 1, timeZone } });
      const dueDay = dayIn(timeZone, pauseTime);
      const shifted = shiftedDueDay(inZone, { dueDay, pauseTime, resumeTime: pauseTime + days * 24 * hourMs });
      // A changed clock may carry an instant over midnight.
      expect([addDays(dueDay, days - 1), addDays(dueDay, days), addDays(dueDay, days + 1)]).toContain(shifted);
      expect(shifted >= dueDay).toBe(true);
    }),
    { numRuns: 60 },
  );
});
