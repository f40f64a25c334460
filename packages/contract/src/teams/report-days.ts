import { dayMs } from '../kernel/time-units.ts';

/** D-096: the day a clock of the zone shows, `2026-11-15`. */
export const dayOf = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

/** So many days, the last of them this one. Counted in dates, so that a day of 23 or 25 hours is one day. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(`${last}T00:00:00Z`) - (count - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
