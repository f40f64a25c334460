import { addMonths } from '../certificates/add-months.ts';
import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';
import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { dayMs } from '../kernel/time-units.ts';
import type { DeadlineRule } from '../subjects/deadline.ts';

/** The part of a rule that decides about its days; all of them are days of the calendar where its zone is. */
export type DutyRule = {
  readonly deadline: DeadlineRule;
  readonly graceDays: number;
  readonly recurrenceMonths: number | null;
};

/** So many whole rounds of months after a day; counted from the day itself, so that a short month shortens no other. */
const roundsAfter = (day: string, months: number, rounds: number): string => addMonths(day, months * rounds);

/** The first round of a day that is not before another day. */
function firstRoundFrom(day: string, months: number, earliest: string): string {
  let rounds = 0;
  while (roundsAfter(day, months, rounds) < earliest) rounds += 1;
  return roundsAfter(day, months, rounds);
}

/**
 * The day a duty is due that begins on a day. A fixed day comes again with every recurrence; whoever comes after the only one
 * has the day they came and its grace.
 */
export function dueDayOf({ deadline, recurrenceMonths }: DutyRule, beginDay: string): string {
  if (deadline.kind === 'afterJoining') return addDays(beginDay, deadline.days);
  if (recurrenceMonths !== null) return firstRoundFrom(deadline.day, recurrenceMonths, beginDay);
  return deadline.day < beginDay ? beginDay : deadline.day;
}

/** The instants a day of the calendar makes: it is due when the day is over, and overdue when its grace is. */
export function dutyTimesOf({ deadline: { timeZone }, graceDays }: DutyRule, dueDay: string) {
  const dueTime = instantIn(timeZone, addDays(dueDay, 1), 0);
  const lateTime = graceDays === 0 ? dueTime : instantIn(timeZone, addDays(dueDay, 1 + graceDays), 0);
  return { dueTime, lateTime };
}

type Round = { readonly firstDay: string; readonly finishTime: number };

/**
 * When the next run of a duty begins: the first round of its first day after it was finished, so that finishing early or late
 * keeps the rhythm. Null: it does not recur.
 */
export function nextBeginTime(
  { deadline, recurrenceMonths }: DutyRule,
  { firstDay, finishTime }: Round,
): number | null {
  if (recurrenceMonths === null) return null;
  const { timeZone } = deadline;
  const day = firstRoundFrom(firstDay, recurrenceMonths, addDays(dayIn(timeZone, finishTime), 1));
  return instantIn(timeZone, day > firstDay ? day : roundsAfter(firstDay, recurrenceMonths, 1), 0);
}

type Pause = { readonly dueDay: string; readonly pauseTime: number; readonly resumeTime: number };

/** The day a duty is due after a pause: as many days later as the pause touched midnights. */
export function shiftedDueDay({ deadline: { timeZone } }: DutyRule, { dueDay, pauseTime, resumeTime }: Pause): string {
  const [from, to] = [dayIn(timeZone, pauseTime), dayIn(timeZone, resumeTime)];
  const days = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
  return addDays(dueDay, Math.max(0, days));
}
