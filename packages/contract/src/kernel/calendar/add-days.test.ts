import { expect, test } from 'vitest';
import { addDays, isDay, mondayOf, weekdayOf } from './add-days.ts';

test('days go on over months and years', () => {
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1)]).toEqual(['2026-03-01', '2028-02-29']);
  expect([addDays('2027-01-01', -1), addDays('2026-11-18', 0)]).toEqual(['2026-12-31', '2026-11-18']);
});

test('only days of the calendar are days, of years that text can compare', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '26-01-01', 'tomorrow', ''].some(isDay)).toBe(false);
  expect(['0999-12-31', '9999-12-31'].some(isDay)).toBe(false);
});

test('a week begins on its Monday', () => {
  expect(['2026-11-16', '2026-11-18', '2026-11-22'].map(weekdayOf)).toEqual([1, 3, 7]);
  expect(['2026-11-16', '2026-11-22', '2027-01-01'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-12-28']);
});
