import { useEffect } from 'react';

/** A key or the browser's own menu may ask for more: it then plays as fast as it may. */
export function useMaxSpeed(element: HTMLMediaElement | null, maxSpeed = Number.POSITIVE_INFINITY): void {
  useEffect(() => {
    if (!element) return undefined;
    const hold = (): void => {
      if (element.playbackRate > maxSpeed) element.playbackRate = maxSpeed;
    };
    element.addEventListener('ratechange', hold);
    return () => element.removeEventListener('ratechange', hold);
  }, [element, maxSpeed]);
}
