/** How long and how many the parts of an item of the library may be. */
export const libraryLimits = {
  titleMax: 100,
  introductionMax: 3_000,
  /** The note of a version, and why an item was withdrawn. */
  noteMax: 500,
  topics: 10,
  versions: 50,
  /** Topics and units a reader can choose from. */
  choices: 50,
  related: 4,
  score: 5,
} as const;
