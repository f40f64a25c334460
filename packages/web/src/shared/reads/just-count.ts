/** The least of a list that says how much is in it, for the tab that leads there. */
export const justCount = { page: 1, pageSize: 1 } as const;

/** A count that cannot be read leaves its tab without one (ERR-15). */
export const quietly = { claims: 'all' } as const;
