import type { ItemStatistics } from './item-statistics.ts';

export const itemWarnings = ['too-easy', 'too-hard', 'no-spread', 'reversed', 'weak'] as const;
export type ItemWarning = (typeof itemWarnings)[number];

export const examWarnings = ['still-open', 'few-attempts', 'waiting', 'other-papers', 'inconsistent'] as const;
export type ExamWarning = (typeof examWarnings)[number];

/** Totals are counted by tenths of all points. */
export const histogramBars = 10;

export const statisticsLimits = {
  /** People whose attempts are counted; an exam of more is judged by these. */
  people: 5_000,
  /** Fewer say more about the people than about the questions. */
  attempts: 10,
  easy: 0.95,
  hard: 0.2,
  /** A correlation below this tells those who know more hardly apart. */
  discrimination: 0.2,
  consistency: 0.6,
} as const;

/** The faults an author should look at. A question that works against the total is usually one with a wrong key. */
export function warningsOfItem({ facility, discrimination, standardDeviation }: ItemStatistics): ItemWarning[] {
  const warnings: ItemWarning[] = [];
  if (facility >= statisticsLimits.easy) warnings.push('too-easy');
  if (facility <= statisticsLimits.hard) warnings.push('too-hard');
  if (standardDeviation === 0) warnings.push('no-spread');
  if (discrimination !== null && discrimination < 0) warnings.push('reversed');
  else if (discrimination !== null && discrimination < statisticsLimits.discrimination) warnings.push('weak');
  return warnings;
}

type ExamFindings = {
  readonly attemptCount: number;
  readonly consistency: number | null;
  readonly isOpen: boolean;
  /** Attempts that wait for whoever marks them, and those of an earlier paper: neither is counted. */
  readonly waitingCount: number;
  readonly otherCount: number;
};

export function warningsOfExam(findings: ExamFindings): ExamWarning[] {
  const { attemptCount, consistency, isOpen, waitingCount, otherCount } = findings;
  const warnings: ExamWarning[] = [];
  if (isOpen) warnings.push('still-open');
  if (attemptCount < statisticsLimits.attempts) warnings.push('few-attempts');
  if (waitingCount > 0) warnings.push('waiting');
  if (otherCount > 0) warnings.push('other-papers');
  if (consistency !== null && consistency < statisticsLimits.consistency) warnings.push('inconsistent');
  return warnings;
}
