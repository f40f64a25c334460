const firstMs = 250;
const mostMs = 8_000;

/**
 * How long to wait before the next attempt: twice as long each time, and never for everybody at the same moment, or a
 * restarted server would meet all its viewers at once.
 */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(mostMs, firstMs * 2 ** attempt);
  return Math.round(whole * (0.5 + random() / 2));
}
