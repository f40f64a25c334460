import { dayMs, minuteMs } from '../time-units.ts';
import { zoneClock } from './zone-clock.ts';

/** The wall clock of a zone, as if it were the one of Greenwich. */
const wallTimeIn = (timeZone: string, at: number): number =>
  Date.parse(`${zoneClock(timeZone).format(at).replace(' ', 'T')}Z`);

const offsetIn = (timeZone: string, at: number): number => wallTimeIn(timeZone, at) - Math.floor(at / 1000) * 1000;

/**
 * The first instant whose wall clock in a zone shows this minute of a day or a later one: of a repeated hour the first,
 * of an hour that is left out the instant the clock goes on. Minute 1440 is where the next day begins.
 */
export function instantIn(timeZone: string, day: string, minute: number): number {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  const offsetBefore = offsetIn(timeZone, wanted - dayMs);
  const candidates = [wanted - offsetBefore, wanted - offsetIn(timeZone, wanted + dayMs)];
  const [earlier, later] = [Math.min(...candidates), Math.max(...candidates)];
  if (wallTimeIn(timeZone, earlier) === wanted) return earlier;
  if (wallTimeIn(timeZone, later) === wanted) return later;
  let [before, after] = [earlier, later];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetIn(timeZone, middle) === offsetBefore) before = middle;
    else after = middle;
  }
  return after;
}

/** The minute of the day the wall clock of a zone shows, 0 to 1439. */
export function minuteIn(timeZone: string, at: number): number {
  const shown = new Date(wallTimeIn(timeZone, at));
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
}
