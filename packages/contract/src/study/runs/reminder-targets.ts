/** The people a manager may remind of a course. */
export const reminderTargets = ['notBegun', 'midway'] as const;
export type ReminderTarget = (typeof reminderTargets)[number];
