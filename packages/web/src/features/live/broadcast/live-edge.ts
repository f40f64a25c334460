export type Range = { readonly start: number; readonly end: number };

export type Position = {
  readonly time: number;
  /** What is buffered, in order. */
  readonly ranges: readonly Range[];
  /** How far behind the newest picture one stays, so that a late piece does not stop it. */
  readonly cushion: number;
  readonly rate: number;
};

export type Steering = {
  /** Seconds behind the newest picture that has arrived; null when none has. */
  readonly behind: number | null;
  readonly rate: number;
  readonly seekTo: number | null;
  /** Everything before may be let go. */
  readonly trimTo: number | null;
};

/** Seconds. Below the first one plays a little faster, beyond the second one jumps. */
const hurryBeyond = 0.25;
const jumpBeyond = 6;
const keptSeconds = 10;
const trimBeyond = 30;
const gapSlack = 0.15;

/** How much faster: pitch and lips stay right at such rates; somebody far behind notices more anyway. */
const rateFor = (excess: number): number => (excess > 1.5 ? 1.25 : excess > 0.6 ? 1.12 : 1.06);

/** What keeps a viewer at the live edge without stopping the picture. Pure: times in, decisions out. */
export function steer({ time, ranges, cushion, rate }: Position): Steering {
  const newest = ranges.at(-1);
  const oldest = ranges[0];
  if (!newest || !oldest) return { behind: null, rate: 1, seekTo: null, trimTo: null };
  const behind = Math.max(0, newest.end - time);
  const trimTo = time - oldest.start > trimBeyond ? time - keptSeconds : null;
  const goal = Math.max(newest.start, newest.end - cushion);
  // Before the newest stretch there is a gap, or nothing at all: playing on would stop at its edge for ever.
  const isOutside =
    time < newest.start - gapSlack && !ranges.some(({ start, end }) => start <= time && end - time > gapSlack);
  if (isOutside || time < oldest.start || behind > jumpBeyond) return { behind, rate: 1, seekTo: goal, trimTo };
  const excess = behind - cushion;
  if (excess > hurryBeyond) return { behind, rate: rateFor(excess), seekTo: null, trimTo };
  // Once in a hurry it goes on until the cushion is reached, or the rate would flutter around the limit.
  return { behind, rate: excess > 0.05 && rate > 1 ? rate : 1, seekTo: null, trimTo };
}

const leastCushion = 0.35;
const mostCushion = 3;

/** Each stop of the picture asks for more patience; a calm while gives it back. MP4 comes in pieces of a second and more. */
export const cushionAfterStall = (cushion: number): number => Math.min(mostCushion, cushion + 0.3);
export const cushionAfterCalm = (cushion: number): number => Math.max(leastCushion, cushion - 0.1);
export const firstCushion = leastCushion;
