/** The people of a director that are looked for: all, those with something overdue, those who learned nothing lately. */
export const peopleFilters = ['all', 'overdue', 'quiet'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** How far somebody is with what is asked of them by a day. */
export const dueProgresses = ['overdue', 'due', 'done'] as const;
export type DueProgress = (typeof dueProgresses)[number];
