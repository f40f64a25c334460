import type { Interval } from '@shuyuan/contract/study/play/intervals';

type Sample = { readonly at: number; readonly nowMs: number; readonly speed: number; readonly isPlaying: boolean };

/** Events come late on a busy machine; a leap is further than that. */
const slackSeconds = 1;
/** The last event before the end may lie so far before it. */
const endSeconds = 2;

/**
 * Turns what a film says of itself into whole seconds that were played: time between two events counts where the film
 * moved on as it plays, and not where somebody leapt.
 */
export function mediaWatch() {
  let last: Sample | null = null;
  /** The first second that is not told yet; null: nothing has played since the last leap. */
  let open: number | null = null;
  const closeInterval = (to: number): Interval | null => {
    if (open === null || to <= open) return null;
    const interval = { from: open, to };
    open = to;
    return interval;
  };
  return {
    sample: (now: Sample): Interval | null => {
      const before = last;
      last = now;
      const moved = before === null ? 0 : now.at - before.at;
      const possible = before === null ? 0 : ((now.nowMs - before.nowMs) / 1_000) * before.speed + slackSeconds;
      if (!before?.isPlaying || moved < 0 || moved > possible) {
        open = now.isPlaying ? Math.floor(now.at) : null;
        return null;
      }
      open ??= Math.floor(before.at);
      return closeInterval(Math.floor(now.at));
    },
    /** It played to its end, which lies behind the last whole second. */
    end: (total: number): Interval | null => (last && total - last.at <= endSeconds ? closeInterval(total) : null),
    leap: (): void => {
      last = null;
      open = null;
    },
  };
}
