import { useEffect, useEffectEvent } from 'react';
import type { Watching } from './use-reports.ts';

type Options = {
  /** The page in sight, from 0. */
  readonly unit: number;
  /** How long it has to be in sight. */
  readonly unitMs: number;
  /** Whether it may count at all yet: the end of a text was reached, a link was opened. */
  readonly isReached: boolean;
  readonly watching: Watching | null;
};

const tickMs = 500;

/** D-178: a page, text or picture is seen once it was in sight for its time. Out of sight no time passes. */
export function useDwell({ unit, unitMs, isReached, watching }: Options): void {
  const mayCount = useEffectEvent(() => isReached);
  useEffect(() => {
    if (!watching) return undefined;
    let lastMs = performance.now();
    let dwellMs = 0;
    let isTold = false;
    const timer = setInterval(() => {
      const nowMs = performance.now();
      const passedMs = document.visibilityState === 'visible' ? Math.min(nowMs - lastMs, 2 * tickMs) : 0;
      lastMs = nowMs;
      watching.spend(passedMs);
      dwellMs += passedMs;
      if (isTold || dwellMs < unitMs || !mayCount()) return;
      isTold = true;
      watching.watch({ from: unit, to: unit + 1 });
    }, tickMs);
    return () => clearInterval(timer);
  }, [unit, unitMs, watching]);
}
