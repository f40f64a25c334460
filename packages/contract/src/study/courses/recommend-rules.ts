import { dayMs } from '../../kernel/time-units.ts';

/** STUDY-04: how courses are recommended. */
export const recommendRules = {
  /** Courses in one answer. */
  max: 12,
  /** The newest courses that are weighed; older ones are found in the catalogue. */
  candidates: 500,
  /** So long learning counts for what is hot, and for what colleagues learn. */
  spanMs: 30 * dayMs,
  /** Each followed topic, being on the path of one's position, each colleague; of colleagues at most so many. */
  weights: { topic: 4, position: 3, colleague: 1, colleaguesMax: 3 },
} as const;
