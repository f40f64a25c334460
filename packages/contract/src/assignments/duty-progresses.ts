/** How far somebody is with a duty, as a report counts it: an open one is due, and overdue once its days of grace are over. */
export const dutyProgresses = ['overdue', 'due', 'done', 'exempt', 'paused', 'closed'] as const;
export type DutyProgress = (typeof dutyProgresses)[number];

/** Whoever has closed duties only is asked for nothing any more, and is no part of a total. */
export const countedProgresses = ['overdue', 'due', 'done', 'exempt', 'paused'] as const;
