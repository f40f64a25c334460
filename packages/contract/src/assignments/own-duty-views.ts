/** The two lists of one's own required training: what is to be done, and what is over. */
export const ownDutyViews = ['open', 'over'] as const;
export type OwnDutyView = (typeof ownDutyViews)[number];
