import { type Countdown, countdownBegins, countdownOf, type Times } from '@shuyuan/contract/live/countdown';
import { useEffect, useEffectEvent, useState } from 'react';

/** A timer that waits longer fires at once. */
const longestWaitMs = 2_147_483_647;

/**
 * LIVE-ROOM-16, LIVE-ROOM-17, C-39: what is left, ticking by itself; `onZero` runs once, when it is reached. The clock is
 * read at every tick, so a tab that slept shows the right time when it wakes.
 */
export function useCountdown(times: Times, onZero?: () => void): Countdown | null {
  const [now, setNow] = useState(() => Date.now());
  const { startTime, endTime } = times;
  const shown = countdownOf(times, now);
  const tick = useEffectEvent((to: Countdown['to'] | undefined) => {
    const at = Date.now();
    setNow(at);
    if (to !== undefined && at >= (to === 'start' ? startTime : endTime)) onZero?.();
  });
  const to = shown?.to;
  const begins = shown ? null : countdownBegins(times, now);
  const waitMs = shown ? shown.nextTickMs : begins === null ? null : Math.max(0, begins - now);
  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => tick(to), Math.min(waitMs, longestWaitMs));
    return () => clearTimeout(timer);
  }, [now, waitMs, to]);
  return shown;
}
