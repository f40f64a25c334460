/** Money the bill has and we do not, the reverse, another sum; the same of refunds. */
export const differenceKinds = ['not-here', 'not-there', 'other-sum', 'refund-not-here', 'refund-not-there'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceStates = ['open', 'settled'] as const;
export type DifferenceState = (typeof differenceStates)[number];
