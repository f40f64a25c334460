import { useEffect, useState } from 'react';

/** A timer that waits longer fires at once. */
const longestWaitMs = 2_147_483_647;

/** Whether a moment is past; what shows it is drawn again when it comes. */
export function usePassed(time: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (now >= time) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(time - now, longestWaitMs));
    return () => clearTimeout(timer);
  }, [time, now]);
  return now >= time;
}
