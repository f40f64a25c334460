import { dayMs } from '../../kernel/time-units.ts';

/** STUDY-04: how courses are recommended. */
export const recommendRules = {
  /** Courses in one answer. */
  max: 12,
  /** So long learning counts for what is hot. */
  spanMs: 30 * dayMs,
} as const;
