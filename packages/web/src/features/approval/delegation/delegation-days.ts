import { dayMs } from '@shuyuan/contract/kernel/time-units';

/** A day as an input of type `date` writes it, in the time zone of the reader. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const startOf = (day: string): number => new Date(`${day}T00:00:00`).getTime();

/** From the first moment of the first day to the last of the last; null while a day is missing or they are swapped. */
export function periodOf(firstDay: string, lastDay: string): { startTime: number; endTime: number } | null {
  const startTime = startOf(firstDay);
  const last = new Date(startOf(lastDay));
  // The next midnight, not 24 hours: clocks change on some days.
  last.setDate(last.getDate() + 1);
  const endTime = last.getTime();
  return Number.isFinite(startTime) && Number.isFinite(endTime) && endTime > startTime ? { startTime, endTime } : null;
}

/** The last day of a period whose end is a midnight. */
export const lastDayOf = (endTime: number): string => dayOf(endTime - 1);

type Period = { readonly startTime: number; readonly endTime: number };

/** The days a form begins with: those that are saved, or a week from now. */
export const initialDays = (saved: Period | null | undefined, now: number): { first: string; last: string } => ({
  first: dayOf(saved?.startTime ?? now),
  last: saved ? lastDayOf(saved.endTime) : dayOf(now + 7 * dayMs),
});
