import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { dayMs } from '../kernel/time-units.ts';
import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';

/** A deadline as its author gave it: a day, or so many days after somebody joined, in a zone of the calendar. */
export type DeadlineRule =
  | { readonly kind: 'fixed'; readonly day: string; readonly timeZone: string }
  | { readonly kind: 'afterJoining'; readonly days: number; readonly timeZone: string };

/** The instant a deadline has passed: the end of its day where its zone is. */
export function dueTimeOf(rule: DeadlineRule, joinTime: number): number {
  const day = rule.kind === 'fixed' ? rule.day : addDays(dayIn(rule.timeZone, joinTime), rule.days);
  return instantIn(rule.timeZone, addDays(day, 1), 0);
}

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
