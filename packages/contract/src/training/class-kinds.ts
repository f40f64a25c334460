/** ENUM-12: training of a company has a list of its own, open classes another. */
export const classKinds = ['training', 'open'] as const;
export type ClassKind = (typeof classKinds)[number];

/** How seats are given: to whoever comes first, or by a draw among all who applied until the applications closed. */
export const classSelections = ['first-come', 'lottery'] as const;
export type ClassSelection = (typeof classSelections)[number];
