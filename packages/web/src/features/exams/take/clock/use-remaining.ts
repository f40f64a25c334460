import { useCallback, useEffect, useState } from 'react';

type Reading = { readonly remainingMs: number; readonly readAt: number };

const elapsedSince = ({ readAt }: Reading): number => performance.now() - readAt;

/** The time that is left, counted from what the server said last; the clock of the machine has no say. */
export function useRemaining(initialMs: number) {
  const [reading, setReading] = useState<Reading>(() => ({ remainingMs: initialMs, readAt: performance.now() }));
  const [, setTick] = useState(0);
  const resync = useCallback((remainingMs: number) => setReading({ remainingMs, readAt: performance.now() }), []);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return { remainingMs: Math.max(0, reading.remainingMs - elapsedSince(reading)), readAt: reading.readAt, resync };
}
