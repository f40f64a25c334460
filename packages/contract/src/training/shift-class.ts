import { addDays } from '../kernel/calendar/add-days.ts';
import { instantIn, minuteIn } from '../kernel/calendar/instant-in.ts';
import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { dayMs } from '../kernel/time-units.ts';

type Times = {
  readonly timeZone: string;
  readonly meetings: readonly { readonly startTime: number; readonly endTime: number }[];
};

/**
 * ENUM-11: every time of a class as many days later as its first meeting is, at the same hours by the wall clock of its
 * zone, also where summer time begins in between.
 */
export function shiftClass({ timeZone, meetings }: Times, firstDay: string): (time: number) => number {
  const first = Math.min(...meetings.map(({ startTime }) => startTime));
  const days = meetings.length === 0 ? 0 : (Date.parse(firstDay) - Date.parse(dayIn(timeZone, first))) / dayMs;
  return (time) => instantIn(timeZone, addDays(dayIn(timeZone, time), days), minuteIn(timeZone, time));
}
