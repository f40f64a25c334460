import { dayMs } from '../../kernel/time-units.ts';

/** Courses in one answer. */
export const recommendMax = 12;

/** STUDY-04: the newest courses that are weighed; older ones are found in the catalogue. */
export const recommendCandidates = 500;

/** STUDY-04: learning counts for what is hot, and for what colleagues learn, so long. */
export const recommendSpanMs = 30 * dayMs;

/** STUDY-04: each followed topic, being on the path of one's position, each colleague; of colleagues at most so many. */
export const recommendWeights = { topic: 4, position: 3, colleague: 1, colleaguesMax: 3 } as const;
