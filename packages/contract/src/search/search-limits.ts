import { dayMs, minuteMs } from '../kernel/time-units.ts';

/**
 * Bounds of the cost of one search. A longer question is answered by its beginning: refusing it would punish whoever pastes a
 * paragraph, and reading all of it would let one question cost what a thousand do.
 */
export const searchLimits = {
  /** The question as it is sent, and as much of it as is read. */
  sentCharacters: 20_000,
  characters: 100,
  words: 12,
  /** Results of one kind that are ranked; a count beyond is shown as "more than". */
  perKind: 300,
  counted: 100,
  suggestions: 8,
  recent: 10,
  hot: 10,
  saved: 20,
  savedName: 60,
  /** Of a saved search so many of the newest results may be new, and so many are known. */
  savedNew: 100,
  savedKnown: 300,
} as const;

/** Bounds of the log of searches: how much of it is kept, and how much of it anybody may read. */
export const searchLogLimits = {
  /** The same words again within this time are the same search. */
  repeatMs: 30 * minuteMs,
  /** A result is opened of a search this long ago at most. */
  clickMs: dayMs,
  /** Whoever searched is kept so long. */
  namedDays: 90,
  keptDays: 400,
  /** A text is shown, and outlives its person, when so many people have searched it. */
  fewestPeople: 3,
  /** A text is proposed to others when so many people have searched it lately; of the most searched so many are looked at. */
  fewestForHot: 5,
  hotDays: 30,
  hotCandidates: 40,
  /** The days one report covers at most. */
  reportDays: 400,
} as const;

/** How far back the time filter goes, in days. */
export const searchPeriods = { day: 1, week: 7, month: 31, year: 366 } as const;
export type SearchPeriod = keyof typeof searchPeriods;

export const searchSorts = ['relevance', 'newest', 'used'] as const;
export type SearchSort = (typeof searchSorts)[number];
