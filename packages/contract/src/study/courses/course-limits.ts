/** How long and how many the parts of a course may be. */
export const courseLimits = {
  titleMax: 100,
  introductionMax: 3_000,
  chapterTitleMax: 100,
  sectionTitleMax: 100,
  articleMax: 50_000,
  sectionUrlMax: 1_000,
  chapters: 50,
  sections: 300,
  /** Of an open course: a day in it at most. */
  minutesMax: 1_440,
  /** Given along with one task of homework. */
  taskFiles: 10,
  topics: 10,
  /** People whose next run one call opens: as many as a page of the report shows. */
  learnersAtOnce: 100,
  /** Below, hardly anything of a film would have to be seen. */
  leastThresholdPercent: 50,
} as const;

/** The settings a course begins with. */
export const courseDefaults = { thresholdPercent: 95, maxSpeedPercent: 200 } as const;
