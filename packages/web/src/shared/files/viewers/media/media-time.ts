/** The part of `TimeRanges` that is read. */
export type Ranges = Pick<TimeRanges, 'length' | 'start' | 'end'>;
/** Part of a bar, 0 to 1. */
export type Stretch = { readonly from: number; readonly to: number };

/** What is already here, as stretches of the bar. */
export function bufferedStretches(ranges: Ranges, duration: number): Stretch[] {
  if (!Number.isFinite(duration) || duration <= 0) return [];
  return Array.from({ length: ranges.length }, (_, index) => ({
    from: Math.max(0, ranges.start(index) / duration),
    to: Math.min(1, ranges.end(index) / duration),
  }));
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const playbackSpeeds: readonly number[] = speeds;

export function nextSpeed(speed: number, direction: 1 | -1): number {
  const found = direction > 0 ? speeds.find((step) => step > speed) : speeds.findLast((step) => step < speed);
  return found ?? speed;
}

/** Stopped in the first seconds is not begun, and one who saw all but the end credits begins again. */
const begunSeconds = 10;
const restShare = 0.05;
const maxRestSeconds = 15;

/** Where to go on; null: from the start. */
export function resumeAt(position: number | undefined, duration: number): number | null {
  if (position === undefined || !Number.isFinite(position) || position < begunSeconds) return null;
  const rest = Math.min(maxRestSeconds, duration * restShare);
  return Number.isFinite(duration) && position > duration - rest ? null : position;
}

/**
 * A right to play that has run out is asked for again, but a file that fails each time must end in a message: twice
 * without having played on in between is enough.
 */
const maxRenewals = 2;
const playedOnSeconds = 5;

export function renewals(): (at: number) => boolean {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (at) => {
    if (Math.abs(at - last) > playedOnSeconds) count = 0;
    last = at;
    count += 1;
    return count <= maxRenewals;
  };
}
