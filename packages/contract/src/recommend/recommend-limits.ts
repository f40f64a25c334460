import { dayMs } from '../kernel/time-units.ts';

/** Bounds of what is kept of people and of what one list costs. */
export const recommendLimits = {
  /** Items of one answer, and of one list however often more is asked for. */
  pageSize: 20,
  shown: 200,
  /** The last things somebody finished, of which is known what others finished next. */
  lastFinished: 5,
  /** Of each kind: the newest that are looked at, and the most frequent of each group. */
  newest: 60,
  perGroup: 8,
  perLabel: 12,
  due: 30,
  /** So far ahead something counts as due soon. */
  dueMs: 14 * dayMs,
  /** Anything told of others is true of at least so many: one colleague is nobody's reason. */
  fewestPeople: 2,
  /** The last things of one person that are counted, and how long. */
  history: 30,
  historyMs: 365 * dayMs,
  /** Something counts as next when it is among so many that were finished after it. */
  nextWithin: 3,
  /** The groups of one person that are counted: their positions, and the topics they followed last. */
  positions: 3,
  topics: 6,
  /** Things a person opened from a recommendation, until it is finished. */
  openedMs: 30 * dayMs,
  /** The sums of the report. */
  reportMs: 400 * dayMs,
  dismissals: 500,
} as const;
