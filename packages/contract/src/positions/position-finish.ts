import { BusinessType } from '../kernel/business-types.ts';

/** D-174: courses and subjects 0, 1, 2, 4; exams 0 to 3; everything else 0 or 1. */
export const PositionFinish = { notBegun: 0, learning: 1, finished: 2, exempt: 3, markedFinished: 4 } as const;
export type PositionFinish = (typeof PositionFinish)[keyof typeof PositionFinish];

const { learning: once, finished, exempt, markedFinished } = PositionFinish;
/** 1 of an exam is passed, and of everything that is done or not, done. */
const doneOf: Readonly<Partial<Record<BusinessType, readonly PositionFinish[]>>> = {
  [BusinessType.course]: [finished, markedFinished],
  [BusinessType.subject]: [finished, markedFinished],
  [BusinessType.exam]: [once, exempt],
};

/** POSITION-07, C-23: whether a section is done, by what it is and the number of its kind. */
export const isSectionDone = (type: BusinessType, status: PositionFinish): boolean =>
  (doneOf[type] ?? [once]).includes(status);
