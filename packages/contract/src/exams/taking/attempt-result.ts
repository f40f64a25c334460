import { ExamRecordStatus, ExamStatus } from '../exam-status.ts';
import { fullMark } from '../marking/full-mark.ts';
import type { ExamSettings } from '../papers/exam-settings.ts';
import type { ExamState } from '../papers/exam-states.ts';

/** `marking` waits for a person; `finished` is an exam without a pass mark. */
export const attemptResults = ['marking', 'passed', 'failed', 'finished'] as const;
export type AttemptResult = (typeof attemptResults)[number];

/** A score is a sum of marks: ten-thousandths of a point, so that it is exact. */
export type ScoreInput = {
  /** Null: not marked yet. */
  readonly marks: readonly (number | null)[];
  readonly pointSum: number;
  readonly passPercent: number | null;
};

export function resultOf({ marks, pointSum, passPercent }: ScoreInput): { score: number; result: AttemptResult } {
  const score = marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0);
  if (marks.includes(null)) return { score, result: 'marking' };
  if (passPercent === null) return { score, result: 'finished' };
  return { score, result: score * 100 >= pointSum * fullMark * passPercent ? 'passed' : 'failed' };
}

const statusOfResult = {
  marking: ExamRecordStatus.marking,
  passed: ExamRecordStatus.passed,
  failed: ExamRecordStatus.failed,
  finished: ExamRecordStatus.finished,
} as const satisfies Record<AttemptResult, ExamRecordStatus>;

/** ENUM-06: the states an attempt has for those who manage its exam, who see every result at once. */
export const managedStatuses = [
  ExamRecordStatus.answering,
  ExamRecordStatus.marking,
  ExamRecordStatus.passed,
  ExamRecordStatus.failed,
  ExamRecordStatus.finished,
] as const;
export type ManagedStatus = (typeof managedStatuses)[number];

/** The result an attempt of this state has; null: it is open. */
export const resultOfStatus = (status: ManagedStatus): AttemptResult | null =>
  attemptResults.find((result) => statusOfResult[result] === status) ?? null;

/** ENUM-06. A result that is not to be seen yet is a paper that was handed in. */
export const recordStatusOf = (attempt: { result: AttemptResult | null; isMarkShown: boolean }): ExamRecordStatus => {
  if (attempt.result === null) return ExamRecordStatus.answering;
  if (attempt.result === 'marking') return ExamRecordStatus.marking;
  return attempt.isMarkShown ? statusOfResult[attempt.result] : ExamRecordStatus.handedIn;
};

type ExamInput = { readonly state: ExamState; readonly settings: ExamSettings };

/** ENUM-05. */
export function examStatusOf({ state, settings: { openTime, closeTime } }: ExamInput, now: number): ExamStatus {
  if (state === 'draft') return ExamStatus.unpublished;
  if (state !== 'published' || (closeTime !== null && now >= closeTime)) return ExamStatus.ended;
  return openTime !== null && now < openTime ? ExamStatus.notBegun : ExamStatus.open;
}
