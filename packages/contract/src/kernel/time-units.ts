/** The lengths of time the code counts in. A day and a year are lengths here: where a date is meant, ask the calendar. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const yearMs = 365 * dayMs;

/** Cookies, caches and tokens of other systems count seconds. */
export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;
export const yearSeconds = 365 * daySeconds;
