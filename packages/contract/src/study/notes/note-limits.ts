/** How long a note may be. */
export const noteLimits = { textMax: 2_000, searchMax: 50 } as const;
