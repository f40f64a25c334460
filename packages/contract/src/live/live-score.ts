import { dayMs } from '../kernel/time-units.ts';

/** D-066 */
export const scores = [1, 2, 3, 4, 5] as const;
/** D-066: how long a score may be changed after it was first given. */
export const scoreChangeableMs = 7 * dayMs;

/** D-066: with one decimal; null while nobody has scored. */
export const averageScore = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/** Who attended scores once, and changes it while it is fresh. `scoredAt` is null before the first time. */
export const isScoreOpen = (scoredAt: number | null, now: number): boolean =>
  scoredAt === null || now < scoredAt + scoreChangeableMs;
