/** D-129. The opposite takes it back; the same again changes nothing. A share is counted and never taken back. */
export const actionKinds = ['like', 'unlike', 'collect', 'uncollect', 'share'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** What can be liked, complained about and discussed. */
export const contentTargets = ['question', 'discuss'] as const;
export type ContentTarget = (typeof contentTargets)[number];

/** D-132. `community.accuse.<reason>` in the packs. */
export const accuseReasons = ['advertisement', 'insult', 'false', 'secret', 'copied', 'other'] as const;
export type AccuseReason = (typeof accuseReasons)[number];
export const accuseTextMax = 300;

export const accusationStates = ['open', 'upheld', 'dismissed'] as const;
export type AccusationState = (typeof accusationStates)[number];
