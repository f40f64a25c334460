import { useEffect, useEffectEvent } from 'react';

const reportMs = 5_000;

/**
 * Tells where one is: every five seconds while it plays, and at once when it pauses, ends, or the page goes out of
 * sight, since a page that was hidden may never come back.
 */
export function usePositionReports(
  element: HTMLMediaElement | null,
  onPosition: ((seconds: number) => void) | undefined,
): void {
  const save = useEffectEvent((seconds: number) => onPosition?.(seconds));
  useEffect(() => {
    if (!element) return undefined;
    let saved = -1;
    const report = (): void => {
      const now = Math.floor(element.currentTime);
      // Before anything has played there is nothing to remember, and the place one left must not be overwritten by 0.
      if (now === saved || element.readyState === HTMLMediaElement.HAVE_NOTHING || element.played.length === 0) return;
      saved = now;
      save(now);
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') report();
    };
    const timer = setInterval(() => {
      if (!element.paused) report();
    }, reportMs);
    element.addEventListener('pause', report);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', report);
    return () => {
      report();
      clearInterval(timer);
      element.removeEventListener('pause', report);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', report);
    };
  }, [element]);
}
