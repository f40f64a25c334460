import { PlainFilter } from '../study/plain-filter.ts';

/** ENUM-12: training of a company has a list of its own, open classes another. */
export const classKinds = ['training', 'open'] as const;
export type ClassKind = (typeof classKinds)[number];

export const plainFilterOfKind = {
  training: PlainFilter.training,
  open: PlainFilter.openClass,
} as const satisfies Record<ClassKind, PlainFilter>;
