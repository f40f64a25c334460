/** Weeks a report on one's own study can go over: a quarter, half a year, a year. */
export const reportSpans = [12, 26, 52] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** The two lists of the report, each a table of its own where it is exported. */
export const reportTables = ['weeks', 'finished'] as const;
export type ReportTable = (typeof reportTables)[number];
