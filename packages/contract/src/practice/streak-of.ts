import { dayMs } from '../kernel/time-units.ts';

const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/**
 * Days in a row, the latest being today or yesterday: whoever has not practised yet today has not lost anything. Days are
 * dates of a calendar, so that one of 23 or 25 hours is a day as any other.
 */
export function streakOf(days: Iterable<string>, today: string): number {
  const practised = new Set(days);
  let day = practised.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; practised.has(day); day = dayBefore(day)) count += 1;
  return count;
}
