const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** LIVE-ROOM-18, LIVE-ROOM-19 */
const showsBeforeStart = hour;
const showsBeforeEnd = 2 * day;
/** LIVE-ROOM-17 */
const fastBelow = 5 * minute;

export type Countdown = {
  readonly to: 'start' | 'end';
  readonly left: number;
  /** How long what is shown stays true. */
  readonly nextTickMs: number;
};

type Times = { readonly startTime: number; readonly endTime: number };

/** What is shown at a moment; null further away than people want to know. It refreshes its list once, at zero (C-39). */
export function countdownOf({ startTime, endTime }: Times, now: number): Countdown | null {
  const to = now < startTime ? 'start' : 'end';
  const left = (to === 'start' ? startTime : endTime) - now;
  if (left <= 0 || left > (to === 'start' ? showsBeforeStart : showsBeforeEnd)) return null;
  return { to, left, nextTickMs: left <= fastBelow ? 1000 : minute };
}

export const partsOf = (left: number) => ({
  days: Math.floor(left / day),
  hours: Math.floor((left % day) / hour),
  minutes: Math.floor((left % hour) / minute),
  seconds: Math.floor((left % minute) / 1000),
});
