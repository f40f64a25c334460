import { ExamRecordStatus, ExamStatus } from '../exam-status.ts';
import { fullMark } from '../marking/full-mark.ts';
import type { ExamSettings } from '../papers/exam-settings.ts';
import type { ExamState } from '../papers/exam-states.ts';

/** `marking` waits for a person; `finished` is an exam without a pass mark; `annulled` stands until the annulment is taken back. */
export const attemptResults = ['marking', 'passed', 'failed', 'finished', 'annulled'] as const;
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
  annulled: ExamRecordStatus.annulled,
} as const satisfies Record<AttemptResult, ExamRecordStatus>;

/** ENUM-06: the states people have for those who manage an exam, who see every result at once. */
export const managedStatuses = [
  ExamRecordStatus.answering,
  ExamRecordStatus.interrupted,
  ExamRecordStatus.marking,
  ExamRecordStatus.passed,
  ExamRecordStatus.failed,
  ExamRecordStatus.finished,
  ExamRecordStatus.absent,
  ExamRecordStatus.annulled,
] as const;
export type ManagedStatus = (typeof managedStatuses)[number];

/** The result an attempt of this state has; null: it has none yet. */
export const resultOfStatus = (status: ManagedStatus): AttemptResult | null =>
  attemptResults.find((result) => statusOfResult[result] === status) ?? null;

/** Whether an attempt counts with a mark of its own. */
export const isMarked = (result: AttemptResult | null): boolean =>
  result !== null && result !== 'marking' && result !== 'annulled';

type StandingAttempt = {
  readonly result: AttemptResult | null;
  readonly isMarkShown: boolean;
  /** Its page has not been heard of for a while (`isInterrupted`); takers are not told of themselves. */
  readonly isSilent?: boolean;
};

/** ENUM-06. A result that is not to be seen yet is a paper that was handed in; that it is annulled is said at once. */
export const recordStatusOf = (attempt: StandingAttempt): ExamRecordStatus => {
  if (attempt.result === null) return attempt.isSilent ? ExamRecordStatus.interrupted : ExamRecordStatus.answering;
  if (attempt.result === 'marking' || attempt.result === 'annulled') return statusOfResult[attempt.result];
  return attempt.isMarkShown ? statusOfResult[attempt.result] : ExamRecordStatus.handedIn;
};

type ExamInput = {
  readonly state: ExamState;
  readonly settings: ExamSettings;
  /** Answers wait for a person to mark them. */
  readonly isMarking: boolean;
};

/** ENUM-05. No exam of ours has a phase of enrolment (decision 058). */
export function examStatusOf(exam: ExamInput, now: number): ExamStatus {
  const { state, isMarking } = exam;
  const { openTime, closeTime } = exam.settings;
  if (state === 'draft') return ExamStatus.unpublished;
  if (state !== 'published' || (closeTime !== null && now >= closeTime))
    return isMarking ? ExamStatus.marking : ExamStatus.ended;
  return openTime !== null && now < openTime ? ExamStatus.notBegun : ExamStatus.open;
}

/** Nobody can begin an exam of this state any more. */
export const isWindowOver = (status: ExamStatus): boolean =>
  status === ExamStatus.ended || status === ExamStatus.marking;
