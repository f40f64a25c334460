import { useEffect, useRef } from 'react';

/** SHELL-16 */
export const scrollThrottleMs = 300;

export type Throttled = { (): void; cancel: () => void };

/** At most one run per interval; the last call within it is not lost, so that the end of a scroll is always seen. */
export function throttle(run: () => void, intervalMs: number = scrollThrottleMs): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isWaiting = false;
  const tick = (): void => {
    timer = null;
    if (!isWaiting) return;
    isWaiting = false;
    start();
  };
  const start = (): void => {
    timer = setTimeout(tick, intervalMs);
    run();
  };
  const throttled = (): void => {
    if (timer === null) start();
    else isWaiting = true;
  };
  return Object.assign(throttled, {
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isWaiting = false;
    },
  });
}

/** Follows the scrolling of the window, throttled. */
export function useThrottledScroll(onScroll: () => void): void {
  const latest = useRef(onScroll);
  useEffect(() => {
    latest.current = onScroll;
  });
  useEffect(() => {
    const follow = throttle(() => latest.current());
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      follow.cancel();
      window.removeEventListener('scroll', follow);
    };
  }, []);
}
