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
  /** Classes asked for by their ids. */
  ids: 100,
  reason: 200,
} as const;
