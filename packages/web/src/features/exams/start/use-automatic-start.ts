import { useEffect, useEffectEvent } from 'react';

/** Pages that start by themselves do not start in the same instant. */
const spreadMs = 3_000;

/** Starts once it is due, without a click. */
export function useAutomaticStart(isDue: boolean, begin: () => void): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => start(), Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [isDue]);
}
