/** How long and how many the parts of a path may be. */
export const positionLimits = {
  nameMax: 60,
  introductionMax: 1_000,
  chapterTitleMax: 100,
  sectionTitleMax: 100,
  urlMax: 1_000,
  chapters: 50,
  sections: 300,
  /** People one call gives a position or takes it from. */
  holdersAtOnce: 200,
  /** Contents a search for one offers. */
  offered: 20,
} as const;

/** How many sections a lock names; the others are a number. */
export const shortestWayMax = 5;
