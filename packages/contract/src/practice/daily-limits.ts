import { minuteMs } from '../kernel/time-units.ts';

/** About ten minutes a day, a card taking some twelve seconds; more is put off until tomorrow. */
export const dailyLimits = {
  /** Cards asked for the first time: each comes back several times within the next days. */
  newCards: 8,
  /** Answers, with those of cards that are asked again on the same day. */
  answers: 50,
  /** A card that is learned again within minutes does not keep anybody waiting for it. */
  aheadMs: 20 * minuteMs,
  /** Banks one person practises. */
  banks: 50,
} as const;

/** Cards by where they stand, of those that may be asked today. */
export type CardCounts = {
  /** To be repeated today. */
  readonly due: number;
  /** Never asked. */
  readonly fresh: number;
};

/** As much as was done today already. */
export type DayCounts = { readonly answers: number; readonly newCards: number };

export const newCardsLeft = ({ newCards }: DayCounts): number => Math.max(0, dailyLimits.newCards - newCards);

/** Cards that are still to be asked today. */
export const cardsLeft = ({ due, fresh }: CardCounts, done: DayCounts): number =>
  Math.min(due + Math.min(fresh, newCardsLeft(done)), Math.max(0, dailyLimits.answers - done.answers));
