/** How long and how many the parts of a subject may be. */
export const subjectLimits = {
  titleMax: 100,
  introductionMax: 3_000,
  stageTitleMax: 100,
  itemTitleMax: 100,
  urlMax: 1_000,
  stages: 30,
  items: 200,
  /** Items that have to be done before another one. */
  prerequisites: 10,
  /** Days a deadline leaves after somebody joined. */
  daysMax: 1_000,
  reasonMax: 1_000,
  commentMax: 500,
  /** Files that are evidence for one exemption. */
  evidenceFiles: 5,
} as const;

/** How many items a lock names; the others are a number. */
export const namedItemsMax = 5;
