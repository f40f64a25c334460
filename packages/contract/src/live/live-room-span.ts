import { minuteMs } from '../kernel/time-units.ts';
import { plannedEnd } from './live-kinds.ts';

/** D-189: rooms are had by quarters of an hour. */
const stepMs = 15 * minuteMs;

/** D-189: the whole quarters of an hour a live needs its room for, as planned. */
export function liveRoomSpan(startTime: number, estimateDuration: number | null): { from: number; to: number } {
  const end = plannedEnd(startTime, estimateDuration);
  return { from: Math.floor(startTime / stepMs) * stepMs, to: Math.ceil(end / stepMs) * stepMs };
}
