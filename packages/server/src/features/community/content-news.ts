import { dayMs } from '@shuyuan/contract/kernel/time-units';

/** Later it is old: a worker that slept rings nobody about last week. */
const newsMs = dayMs;

export const isNews = (nowMs: number, since: Date): boolean => nowMs - since.getTime() <= newsMs;

/**
 * One for whoever follows the account and whoever subscribes to any of the columns it stands in: each person hears of
 * one thing once, however many ways lead to them.
 */
export const newsKeyOf = (questionId: string): string => `published ${questionId}`;
