import { hourMs } from '../kernel/time-units.ts';
import { dayIn } from '../surveys/is-time-zone.ts';

/** The longest day of any zone, with a clock that is put back. */
const longestDayMs = 26 * hourMs;

/** The first instant of tomorrow in a zone. */
export function startOfTomorrow(timeZone: string, now: number): number {
  const today = dayIn(timeZone, now);
  let [from, to] = [now, now + longestDayMs];
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (dayIn(timeZone, middle) === today) from = middle;
    else to = middle;
  }
  return to;
}
