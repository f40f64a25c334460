import { dayMs } from '../time-units.ts';

/** Another day of the calendar, so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** A real day of the calendar, as `2026-03-31`; years of four digits, so that days are compared as text. */
export const isDay = (day: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;

/** Monday is 1, Sunday 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const weekdayOf = (day: string): Weekday =>
  // Always one of the seven.
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

/** The day the week of a day begins with. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
