import { weekdayOf } from '../kernel/calendar/add-days.ts';
import { instantIn } from '../kernel/calendar/instant-in.ts';

/** When a room is open on a day of its calendar; null where it is not. */
export function openHours({ timeZone, opensMinute, closesMinute, weekdays }: RoomHours, day: string): TimeSpan | null {
  if (!weekdays.includes(weekdayOf(day))) return null;
  const [from, to] = [instantIn(timeZone, day, opensMinute), instantIn(timeZone, day, closesMinute)];
  // The hour the clock leaves out in spring may be all a room had.
  return from < to ? { from, to } : null;
}

/** A stretch of time: it holds its beginning and not its end, so that the next one may begin there. */
export type TimeSpan = { readonly from: number; readonly to: number };

/** When a room is open, by the wall clock of its own zone. */
export type RoomHours = {
  readonly timeZone: string;
  readonly opensMinute: number;
  readonly closesMinute: number;
  readonly weekdays: readonly number[];
};
