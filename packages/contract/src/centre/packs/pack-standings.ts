/** How far somebody is with a pack; `withdrawn` is over without being done. */
export const packStandings = ['overdue', 'due', 'done', 'withdrawn'] as const;
export type PackProgress = (typeof packStandings)[number];
