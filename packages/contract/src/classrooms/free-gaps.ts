import type { TimeSpan } from './open-hours.ts';

/** D-189: what of a stretch of time nobody has taken, in its order; gaps that are too short are left out. */
export function freeGaps(within: TimeSpan, taken: readonly TimeSpan[], leastMs: number): TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let { from } = within;
  for (const span of taken.toSorted((a, b) => a.from - b.from)) {
    gaps.push({ from, to: Math.min(span.from, within.to) });
    from = Math.max(from, span.to);
  }
  gaps.push({ from, to: within.to });
  return gaps.filter((gap) => gap.to - gap.from >= leastMs);
}
