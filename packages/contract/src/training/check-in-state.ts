import { minuteMs } from '../kernel/time-units.ts';

type Meeting = { readonly startTime: number; readonly endTime: number };

const earlyMs = 30 * minuteMs;
const lateAfterMs = 10 * minuteMs;

/** The state of somebody who checks in at a time; null: then nobody can. */
export function checkInState(meeting: Meeting, at: number): 'present' | 'late' | null {
  if (!isCheckInOpen(meeting, at)) return null;
  return at < meeting.startTime + lateAfterMs ? 'present' : 'late';
}

/** People check in from half an hour before a meeting until it ends. */
export const isCheckInOpen = ({ startTime, endTime }: Meeting, at: number): boolean =>
  at >= startTime - earlyMs && at < endTime;
