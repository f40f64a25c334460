import { dayMs, hourMs } from '../kernel/time-units.ts';

/** A deadline as its author gave it: a day, or so many days after somebody joined, in a zone of the calendar. */
export type DeadlineRule =
  | { readonly kind: 'fixed'; readonly day: string; readonly timeZone: string }
  | { readonly kind: 'afterJoining'; readonly days: number; readonly timeZone: string };

/** The Swedish way of writing a day is the one of ISO 8601. */
const calendarOf = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** No zone is further from Greenwich. */
const farthestMs = 15 * hourMs;

/** The first instant of a day in a zone; found by halving, so that a day without a midnight has one, too. */
function beginOf(day: string, calendar: Intl.DateTimeFormat): number {
  const greenwich = Date.parse(`${day}T00:00:00Z`);
  let [before, within] = [greenwich - farthestMs, greenwich + farthestMs];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (calendar.format(middle) < day) before = middle;
    else within = middle;
  }
  return within;
}

/** The instant a deadline has passed: the end of its day where its zone is. */
export function dueTimeOf(rule: DeadlineRule, joinTime: number): number {
  const calendar = calendarOf(rule.timeZone);
  const day = rule.kind === 'fixed' ? rule.day : addDays(calendar.format(joinTime), rule.days);
  return beginOf(addDays(day, 1), calendar);
}

/** A real day of the calendar, as `2026-03-31`. */
export const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && addDays(day, 0) === day;
};

export const deadlineStates = ['none', 'open', 'soon', 'late', 'kept'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

const soonMs = 7 * dayMs;

type DeadlineQuery = { readonly dueTime: number | null; readonly finishTime: number | null; readonly now: number };

/** Kept or late once it is done; before that soon in its last seven days. */
export function deadlineStateOf({ dueTime, finishTime, now }: DeadlineQuery): DeadlineState {
  if (dueTime === null) return 'none';
  if (finishTime !== null) return finishTime <= dueTime ? 'kept' : 'late';
  if (now >= dueTime) return 'late';
  return dueTime - now <= soonMs ? 'soon' : 'open';
}
