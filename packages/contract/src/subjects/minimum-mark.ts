import { BusinessType } from '../kernel/business-types.ts';

/** A prerequisite, and the least mark in percent that meets it. */
export type MinimumMark = { readonly key: string; readonly percent: number };

/** Of an exam the best mark; of a course the lowest of its exams and homework (`content_mark` of the database). */
const markedTypes: ReadonlySet<number> = new Set([BusinessType.course, BusinessType.exam]);

/** Whether a content can have a mark at all. */
export const hasMarks = (businessType: number): boolean => markedTypes.has(businessType);

type MarkedItem = {
  readonly isDone: boolean;
  readonly isExempt: boolean;
  readonly isWaiting: boolean;
  readonly mark: number | null;
};

/**
 * Whether a content has the mark that is asked for. Nobody exempt from it needs one, and of what was finished and is marked by
 * nobody none is asked; what waits for a marker has none yet.
 */
export function reachesMark({ isDone, isExempt, isWaiting, mark }: MarkedItem, percent: number): boolean {
  if (isExempt) return true;
  return isDone && (mark === null ? !isWaiting : mark >= percent);
}
