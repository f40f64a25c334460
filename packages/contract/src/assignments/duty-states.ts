/** A duty of one person, as it is stored; each change of it is an entry that never changes. */
export const dutyStates = ['open', 'paused', 'done', 'exempt', 'closed'] as const;
export type DutyState = (typeof dutyStates)[number];

/** Why a duty was closed undone: they are meant no more, left the company, or the rule ended. */
export const closeReasons = ['moved', 'left', 'ended'] as const;
export type CloseReason = (typeof closeReasons)[number];
