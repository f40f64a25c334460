export const orderLimits = {
  /** So many orders of one person wait for their money at once. */
  waiting: 3,
  /** A transfer between banks takes days, also over holidays; an order waits this long for it. */
  transferDays: 10,
  /** Whatever an organisation allows. */
  maxYuan: 1_000_000,
  /** A provider takes so many refunds of an order; those that failed are among them. */
  refunds: 50,
  numberMax: 20,
  referenceMax: 100,
  reasonMax: 200,
  pageSize: 10,
} as const;
