export const classLimits = {
  title: 100,
  introduction: 2_000,
  meetings: 60,
  meetingTitle: 100,
  meetingHours: 24,
  location: 100,
  lecturer: 50,
  url: 500,
  seats: 5_000,
  waiting: 5_000,
  cancelHours: 720,
  /** People added by one call. */
  addedAtOnce: 100,
  /** People a lecturer looks for at once. */
  spotCheck: 3,
  reason: 200,
  /** Files to read before a class, and as many after it. */
  materials: 20,
  costs: 20,
  costLabel: 60,
  /** A billion, less a hundredth. */
  costHundredths: 99_999_999_999,
  reportDays: 732,
} as const;
