import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useEffect, useEffectEvent } from 'react';
import type { Watching } from './use-reports.ts';

const tickMs = 1_000;

type Options = {
  readonly watching: Watching | null;
  /** The first minute that is not counted yet. */
  readonly nextUnit: number;
  readonly isThere: boolean;
};

/** D-178: minutes somebody is in a course elsewhere, as long as this page stays open; it may be out of sight. */
export function usePresence({ watching, nextUnit, isThere }: Options): void {
  const next = useEffectEvent(() => nextUnit);
  useEffect(() => {
    if (!watching || !isThere) return undefined;
    let lastMs = performance.now();
    let passedMs = 0;
    let told = next();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      watching.spend(nowMs - lastMs);
      passedMs += nowMs - lastMs;
      lastMs = nowMs;
      for (; passedMs >= minuteMs; passedMs -= minuteMs) {
        told = Math.max(told, next());
        watching.watch({ from: told, to: told + 1 });
        told += 1;
      }
    }, tickMs);
    return () => clearInterval(timer);
  }, [watching, isThere]);
}
