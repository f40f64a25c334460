import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';

/** LIVE-ROOM-18, LIVE-ROOM-19 */
const showsBeforeStart = hourMs;
const showsBeforeEnd = 2 * dayMs;
/** LIVE-ROOM-17 */
const fastBelow = 5 * minuteMs;

export type Countdown = {
  readonly to: 'start' | 'end';
  readonly left: number;
  /** How long what is shown stays true: to the next whole minute, in the last five to the next whole second. */
  readonly nextTickMs: number;
};

export type Times = { readonly startTime: number; readonly endTime: number };

/** What is left of a moment within a unit; a whole unit at its beginning, so that nobody waits for nothing. */
const restOf = (left: number, unit: number): number => left % unit || unit;

/** What is shown at a moment; null further away than people want to know. It refreshes its list once, at zero (C-39). */
export function countdownOf({ startTime, endTime }: Times, now: number): Countdown | null {
  const to = now < startTime ? 'start' : 'end';
  const left = (to === 'start' ? startTime : endTime) - now;
  if (left <= 0 || left > (to === 'start' ? showsBeforeStart : showsBeforeEnd)) return null;
  return { to, left, nextTickMs: restOf(left, left <= fastBelow ? 1000 : minuteMs) };
}

/** When there will be something to show; null when there never is again. */
export function countdownBegins({ startTime, endTime }: Times, now: number): number | null {
  if (now < startTime) return startTime - showsBeforeStart;
  return now < endTime ? endTime - showsBeforeEnd : null;
}

export type LeftWords = 'days' | 'hours' | 'minutes' | 'seconds';

/** D-071: the units a remainder is said in; seconds only while they are counted. */
export function leftWords(left: number): LeftWords {
  if (left >= dayMs) return 'days';
  if (left >= hourMs) return 'hours';
  return left > fastBelow ? 'minutes' : 'seconds';
}

export const partsOf = (left: number) => ({
  days: Math.floor(left / dayMs),
  hours: Math.floor((left % dayMs) / hourMs),
  minutes: Math.floor((left % hourMs) / minuteMs),
  seconds: Math.floor((left % minuteMs) / 1000),
});
