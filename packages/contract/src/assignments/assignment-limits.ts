/** Sizes of an assignment rule, for the form, the wire and the database. */
export const assignmentLimits = {
  title: 100,
  introduction: 2_000,
  items: 20,
  daysMax: 1_000,
  graceDays: 365,
  recurrenceMonths: 120,
  reason: 500,
  evidenceFiles: 5,
  /** Days of one absence. */
  absenceDays: 731,
  /** People a preview names. */
  previewPeople: 20,
} as const;
