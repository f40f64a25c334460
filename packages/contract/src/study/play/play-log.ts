import { type Interval, type Intervals, unionOf, unitsIn, without } from './intervals.ts';
import { maxReportIntervals } from './play-credit.ts';

type Report = {
  readonly sequence: number;
  readonly intervals: Interval[];
  readonly activeSeconds: number;
  readonly resumePoint: number;
};

/** More is refused; who was away for so long studied nothing anyway. */
const maxActiveSeconds = 3_600;

export type PlayLog = ReturnType<typeof playLog>;

/**
 * The record of one play: what was seen, and what of it the server has counted. A report has everything that is not counted yet, so
 * one that got lost is made up for by the next.
 */
export function playLog(begin: { readonly counted: Intervals; readonly resumePoint: number }) {
  let { counted, resumePoint } = begin;
  let watched: Intervals = [];
  let uncountable: Intervals = [];
  let activeMs = 0;
  let sequence = 0;
  let reportedPoint = resumePoint;
  return {
    watch: (interval: Interval): void => {
      watched = unionOf([...watched, interval]);
    },
    /** Ran while nobody could see it: shown as not counted, and never reported. */
    pass: (interval: Interval): void => {
      uncountable = unionOf([...uncountable, interval]);
    },
    spend: (ms: number): void => {
      activeMs = Math.min(maxActiveSeconds * 1_000, activeMs + Math.max(0, ms));
    },
    moveTo: (point: number): void => {
      resumePoint = Math.max(0, Math.floor(point));
    },
    /** The second up to which somebody has seen it, or was let go on from. */
    furthest: (): number =>
      Math.max(begin.resumePoint, ...[...counted, ...watched, ...uncountable].map(({ to }) => to)),
    /** The second or page one is at. */
    point: (): number => resumePoint,
    /** The next report; null where there is nothing to say. */
    next: (): Report | null => {
      const intervals = without(watched, counted).slice(0, maxReportIntervals);
      const activeSeconds = Math.floor(activeMs / 1_000);
      if (intervals.length === 0 && activeSeconds === 0 && resumePoint === reportedPoint) return null;
      activeMs -= activeSeconds * 1_000;
      reportedPoint = resumePoint;
      sequence += 1;
      return { sequence, intervals: [...intervals], activeSeconds, resumePoint };
    },
    acknowledge: (answer: Intervals): void => {
      counted = unionOf([...counted, ...answer]);
    },
    /** It did not arrive, or nobody knows: its time belongs to the next one. */
    restore: ({ activeSeconds }: Report): void => {
      activeMs = Math.min(maxActiveSeconds * 1_000, activeMs + activeSeconds * 1_000);
      reportedPoint = -1;
    },
    /** Seen and not counted, or not yet. */
    pending: (): Intervals => without([...watched, ...uncountable], counted),
    /** Units that will be counted once the server has heard of everything. */
    expectedUnits: (): number => unitsIn([...counted, ...watched]),
  };
}
