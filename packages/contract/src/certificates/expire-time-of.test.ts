import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';
import { expireTimeOf } from './expire-time-of.ts';

test.each([
  ['2026-11-18', 12, '2027-11-18'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-10-31', 120, '2036-10-31'],
  ['2024-02-29', 12, '2025-02-28'],
])('[D-188] %s and %i months is %s', (day, months, after) => {
  expect(addMonths(day, months)).toBe(after);
});

test('[D-188] an award holds to the end of the last day, by the clock of its zone, also across summer time', () => {
  const issueTime = Date.parse('2026-11-17T23:30:00Z');
  const ends = (timeZone: string, months: number) =>
    new Date(expireTimeOf({ issueTime, months, timeZone })).toISOString();
  expect(ends('Asia/Shanghai', 12)).toBe('2027-11-18T16:00:00.000Z');
  expect(ends('UTC', 12)).toBe('2027-11-18T00:00:00.000Z');
  expect(ends('Europe/Paris', 8)).toBe('2027-07-18T22:00:00.000Z');
});
