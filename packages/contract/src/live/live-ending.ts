import { dayMs, minuteMs } from '../kernel/time-units.ts';
import { startOfToday } from './live-form.ts';
import type { LiveAction } from './live-life.ts';
import { plannedEnd } from './live-kinds.ts';
import { LiveStatus } from './live-status.ts';

/** D-043: how long a room waits for its host after its planned end, and how long a live may last at all. */
export const hostlessMs = 30 * minuteMs;
export const longestMs = dayMs;

type LiveTimes = {
  readonly status: LiveStatus;
  readonly startTime: number;
  readonly estimateDuration: number | null;
  readonly startedTime: number | null;
  /** When a host was last in the room. */
  readonly hostSeenTime: number | null;
};

/** What the clock does to a live now: nothing, end it, or end one that nobody ever started. */
export function endingOf(live: LiveTimes, now: number, timeZone: string): Extract<LiveAction, 'end' | 'expire'> | null {
  if (live.status === LiveStatus.notBegun) {
    return now >= startOfToday(live.startTime + 2 * dayMs, timeZone) ? 'expire' : null;
  }
  if (live.status !== LiveStatus.running) return null;
  const began = live.startedTime ?? live.startTime;
  if (now - began >= longestMs) return 'end';
  const end = plannedEnd(Math.max(began, live.startTime), live.estimateDuration);
  const hostSeen = Math.max(live.hostSeenTime ?? began, end);
  return now - hostSeen >= hostlessMs ? 'end' : null;
}
