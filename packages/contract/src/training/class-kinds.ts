/** ENUM-12: training of a company has a list of its own, open classes another. */
export const classKinds = ['training', 'open'] as const;
export type ClassKind = (typeof classKinds)[number];
