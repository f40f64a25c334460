import { expect, test } from 'vitest';
import { addDays } from '../kernel/calendar/add-days.ts';
import { absenceTimesOf, isAbsence } from './is-absence.ts';
import { assignmentLimits } from './assignment-limits.ts';

test('[D-180] an absence has days in their order, and no more than its bound', () => {
  const firstDay = '2026-03-01';
  const until = (lastDay: string) => isAbsence({ firstDay, lastDay });
  expect([until(firstDay), until('2026-02-28'), until('2026-05-31')]).toEqual([true, false, true]);
  const last = addDays(firstDay, assignmentLimits.absenceDays - 1);
  expect([until(last), until(addDays(last, 1))]).toEqual([true, false]);
});

test('[D-180] it lasts whole days by the clock of its zone, also across a changed clock', () => {
  const { startTime, endTime } = absenceTimesOf({
    firstDay: '2026-03-28',
    lastDay: '2026-03-29',
    timeZone: 'Europe/Berlin',
  });
  expect(new Date(startTime).toISOString()).toBe('2026-03-27T23:00:00.000Z');
  expect(new Date(endTime).toISOString()).toBe('2026-03-29T22:00:00.000Z');
});
