import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';

/** D-002: a token lives 12 hours after its last use and never longer than 7 days. */
export const slidingLifeMs = 12 * hourMs;
export const absoluteLifeMs = 7 * dayMs;

/** D-001: five wrong passwords lock the account for 15 minutes. */
export const maxFailures = 5;
export const lockMs = 15 * minuteMs;

/** Writing the last use on every request would double the cost of a read; a minute late is early enough for 12 hours. */
export const touchEveryMs = 60_000;

export type SessionTimes = { readonly createdAt: number; readonly lastUsedAt: number };

export const expiresAt = ({ createdAt, lastUsedAt }: SessionTimes): number =>
  Math.min(lastUsedAt + slidingLifeMs, createdAt + absoluteLifeMs);
