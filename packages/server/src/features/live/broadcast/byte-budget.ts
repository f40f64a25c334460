/** 16 Mbit/s, five times what a browser is asked to record; ten seconds of it at once, for a line that stood still. */
export const senderBytes = { perSecond: 2_000_000, burst: 20_000_000 } as const;

/** Whether so many bytes may come now. Everybody who watches is sent what one sends: it is paid for many times. */
export function byteBudget(now: () => number): (bytes: number) => boolean {
  let left: number = senderBytes.burst;
  let at = now();
  return (bytes) => {
    const grown = left + (Math.max(0, now() - at) / 1000) * senderBytes.perSecond;
    at = now();
    left = Math.min(senderBytes.burst, grown) - bytes;
    return left >= 0;
  };
}
