export type IndexerPace = {
  /** A change is found within two seconds; asking whether anything did is one look at an empty table. */
  readonly everyMs: number;
  /** Between two steps of a rebuild others have the database to themselves. */
  readonly restMs: number;
};
export const usualPace: IndexerPace = { everyMs: 500, restMs: 250 };
