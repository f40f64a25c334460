/** Sizes of a certificate, for the form, the wire and the database. */
export const certificateLimits = {
  title: 100,
  introduction: 2_000,
  requirements: 30,
  validMonths: 120,
  reason: 200,
  /** Whole coins, and whole integral. */
  reward: 10_000,
  /** Awards somebody marks as seen at once. */
  readAtOnce: 200,
} as const;
