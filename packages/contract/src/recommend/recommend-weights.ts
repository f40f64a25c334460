import { dayMs } from '../kernel/time-units.ts';
import { recommendLimits } from './recommend-limits.ts';

/** Everything the order depends on, in one place: something is worth the sum of what is true of it. */
export const recommendWeights = {
  /** Due now; half of it at the end of the span. */
  due: 60,
  /** Colleagues went on with it after what the reader finished; and for each doubling of their number. */
  next: 34,
  nextDoubling: 4,
  /** People of the reader's position finished it. */
  position: 20,
  positionDoubling: 4,
  /** By an account or a person they follow. */
  follow: 26,
  /** The first topic they follow, and each further one. */
  topic: 16,
  furtherTopic: 5,
  /** For each doubling of those who use it, up to a bound: what everybody reads does not drown what is one's own. */
  hotDoubling: 2.5,
  hotMost: 18,
  /** Of something published now; half of it a fortnight later. */
  new: 12,
  newHalfLifeMs: 14 * dayMs,
} as const;

/** Why something is recommended; a list says the weightiest. */
export const recommendReasons = ['due', 'next', 'position', 'follow', 'topic', 'hot', 'new'] as const;
export type RecommendReason = (typeof recommendReasons)[number];

/** Everything known of something that may be recommended. */
export type RecommendSignals = {
  readonly dueAt: number | null;
  /** How many of a group finished it after something of the reader's; 0 where that is not known. */
  readonly nextPeople: number;
  readonly positionPeople: number;
  readonly isFollowed: boolean;
  readonly topicCount: number;
  /** How many learn, read or follow it, and how many of the company finished it lately. */
  readonly useCount: number;
  readonly publishedAt: number;
};

const doublings = (count: number): number => Math.log2(1 + Math.max(0, count));

function dueScore(dueAt: number | null, now: number): number {
  if (dueAt === null || dueAt < now) return 0;
  const away = Math.min(1, (dueAt - now) / recommendLimits.dueMs);
  return recommendWeights.due * (1 - away / 2);
}

/** The part each reason adds. */
export function recommendScores(
  { dueAt, nextPeople, positionPeople, isFollowed, topicCount, useCount, publishedAt }: RecommendSignals,
  now: number,
): Readonly<Record<RecommendReason, number>> {
  const weights = recommendWeights;
  const age = Math.max(0, now - publishedAt);
  return {
    due: dueScore(dueAt, now),
    next: nextPeople > 0 ? weights.next + weights.nextDoubling * doublings(nextPeople) : 0,
    position: positionPeople > 0 ? weights.position + weights.positionDoubling * doublings(positionPeople) : 0,
    follow: isFollowed ? weights.follow : 0,
    topic: topicCount > 0 ? weights.topic + weights.furtherTopic * (topicCount - 1) : 0,
    hot: Math.min(weights.hotMost, weights.hotDoubling * doublings(useCount)),
    new: weights.new * 0.5 ** (age / weights.newHalfLifeMs),
  };
}

export const recommendScore = (signals: RecommendSignals, now: number): number =>
  Object.values(recommendScores(signals, now)).reduce((sum, value) => sum + value, 0);

/** The weightiest; of two alike the one that comes first in the list of reasons. Something old nobody uses is still new to the reader. */
export function recommendReason(signals: RecommendSignals, now: number): RecommendReason {
  const scores = recommendScores(signals, now);
  return recommendReasons.reduce<RecommendReason>((best, one) => (scores[one] > scores[best] ? one : best), 'due');
}
