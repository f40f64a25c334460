import { addDays } from './add-days.ts';
import { instantIn, minuteIn } from './instant-in.ts';
import { dayIn } from './is-time-zone.ts';

const [firstMinute, lastMinute] = [8 * 60, 20 * 60];

/** Nobody is told of what can wait between eight in the evening and eight in the morning by the clock of their zone. */
export function isQuiet(timeZone: string, now: number): boolean {
  const minute = minuteIn(timeZone, now);
  return minute < firstMinute || minute >= lastMinute;
}

/** When somebody may be told: now, or where it is quiet at the next eight in the morning. */
export function quietUntil(timeZone: string, now: number): number {
  if (!isQuiet(timeZone, now)) return now;
  const today = dayIn(timeZone, now);
  const day = minuteIn(timeZone, now) < firstMinute ? today : addDays(today, 1);
  return instantIn(timeZone, day, firstMinute);
}
