/** How long a note may be, and how many somebody keeps in one course. */
export const noteLimits = { textMax: 2_000, searchMax: 50, perCourse: 1_000 } as const;
