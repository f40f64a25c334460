import { clipTo, firstUnits, type Intervals, unitsIn, without } from './intervals.ts';

/** One play of one person, as far as counting needs it. Times are the server's alone. */
export type PlayCredit = {
  readonly reportedAtMs: number;
  /** Time that has passed and was not counted yet; below zero what was counted ahead of its time. */
  readonly creditMs: number;
  /** The same for the time spent studying (D-178), which nothing runs ahead of. */
  readonly studyCreditMs: number;
};

/** D-178: the player reports so often. */
export const reportSeconds = 30;
/** More than these intervals in one report come from no player. */
export const maxReportIntervals = 100;
/** Clocks of two machines and the way between them: so much may be counted before its time has passed. */
const toleranceMs = 1_000;
/** Time without a report counts up to this: whoever closes the lid keeps a short outage, not a night. */
export const maxCreditMs = 300_000;

/** How much there is to count of a section, and how much time each unit of it takes at least. */
export type Countable = { readonly total: number; readonly unitMs: number };

export type PlayReport = { readonly intervals: Intervals; readonly activeSeconds: number };

const creditAt = (credit: number, { reportedAtMs }: PlayCredit, now: number): number =>
  Math.min(maxCreditMs, credit + Math.max(0, now - reportedAtMs));

/**
 * The credit a new play begins with. What an earlier play counted ahead is still owed, so that a play per second
 * gains nothing; what it left unused is lost with it.
 */
export function beginCredit(earlier: PlayCredit | null, now: number): PlayCredit {
  const owed = earlier ? Math.min(0, creditAt(earlier.creditMs, earlier, now)) : 0;
  return { reportedAtMs: now, creditMs: owed, studyCreditMs: 0 };
}

export type CountResult = { readonly credit: PlayCredit; readonly granted: Intervals; readonly studySeconds: number };

/**
 * The part of a report that joins what is counted already: only units that exist and are new, and only as many as the time since
 * the play began allows. Reports may come late or in another order: unused time is kept for them.
 */
export function countReport(
  { credit, counted, countable }: { credit: PlayCredit; counted: Intervals; countable: Countable },
  report: PlayReport,
  now: number,
): CountResult {
  const { total, unitMs } = countable;
  const creditMs = creditAt(credit.creditMs, credit, now);
  const studyCreditMs = creditAt(credit.studyCreditMs, credit, now);
  const fresh = without(clipTo(report.intervals, total), counted);
  const affordable = unitMs === 0 ? total : Math.max(0, Math.floor((creditMs + toleranceMs) / unitMs));
  const granted = firstUnits(fresh, affordable);
  const studySeconds = Math.min(report.activeSeconds, Math.floor(studyCreditMs / 1_000));
  return {
    granted,
    studySeconds,
    credit: {
      reportedAtMs: Math.max(now, credit.reportedAtMs),
      creditMs: creditMs - unitsIn(granted) * unitMs,
      studyCreditMs: studyCreditMs - studySeconds * 1_000,
    },
  };
}
