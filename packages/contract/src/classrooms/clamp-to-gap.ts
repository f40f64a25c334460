import type { TimeSpan } from './open-hours.ts';

/**
 * D-189: the time somebody draws from one point to another, in whole steps and at least one, inside the gap they began
 * in: what overlaps a booking cannot be drawn.
 */
export function clampToGap(gap: TimeSpan, drawn: readonly [anchor: number, pointer: number], stepMs: number): TimeSpan {
  const inGap = (at: number): number => Math.min(Math.max(at, gap.from), gap.to);
  const stepAt = (at: number): number => gap.from + Math.floor((inGap(at) - gap.from) / stepMs) * stepMs;
  const [first, last] = [stepAt(Math.min(...drawn)), stepAt(Math.max(...drawn))];
  const to = Math.min(last + stepMs, gap.to);
  return { from: Math.max(gap.from, Math.min(first, to - stepMs)), to };
}
