/** The tasks the home of the centre asks for: one call for the rows and for the counts of the tiles. */
export const shownTasks = { page: 1, pageSize: 5 } as const;
