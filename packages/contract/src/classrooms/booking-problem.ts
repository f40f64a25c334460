import { dayIn } from '../kernel/calendar/is-time-zone.ts';
import { minuteIn } from '../kernel/calendar/instant-in.ts';
import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';
import { classroomLimits as limits } from './classroom-limits.ts';
import { openHours, type RoomHours, type TimeSpan } from './open-hours.ts';

export const bookingProblems = ['wrong-order', 'in-past', 'too-long', 'too-far', 'off-step', 'closed-then'] as const;
export type BookingProblem = (typeof bookingProblems)[number];

/** D-189: why a room cannot be had at a time, whoever else wants it; null where it can. */
export function bookingProblem(room: RoomHours, { from, to }: TimeSpan, now: number): BookingProblem | null {
  if (from >= to) return 'wrong-order';
  if (from < now) return 'in-past';
  if (to - from > limits.hoursMax * hourMs) return 'too-long';
  if (from > now + limits.aheadDays * dayMs) return 'too-far';
  const isOnStep = (at: number): boolean =>
    at % minuteMs === 0 && minuteIn(room.timeZone, at) % limits.stepMinutes === 0;
  if (!isOnStep(from) || !isOnStep(to)) return 'off-step';
  const hours = openHours(room, dayIn(room.timeZone, from));
  return hours && hours.from <= from && to <= hours.to ? null : 'closed-then';
}
