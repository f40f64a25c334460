import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';
import { lockMs, maxFailures } from './session-life.ts';

/** How many wrong guesses are free, and how long nobody may guess after that; each `step` further doubles the time. */
export type GuessLimit = {
  readonly free: number;
  readonly step: number;
  readonly firstLockMs: number;
  readonly maxLockMs: number;
  /** After so long without a wrong guess the count begins anew. */
  readonly forgottenAfterMs: number;
};

/**
 * Wrong guesses only: a company that signs in from one address at nine o'clock counts nothing. Guesses from a device its
 * owner has signed in with count for that device alone.
 */
export const guessLimits = {
  /** D-001: one account, whether it exists or not. */
  account: {
    free: maxFailures,
    step: maxFailures,
    firstLockMs: lockMs,
    maxLockMs: lockMs,
    forgottenAfterMs: dayMs,
  },
  /** One address (of IPv6 its network) over many accounts. */
  address: { free: 30, step: 10, firstLockMs: minuteMs, maxLockMs: hourMs, forgottenAfterMs: hourMs },
  /** All addresses together. Short: new devices of everybody wait meanwhile. */
  installation: {
    free: 500,
    step: 100,
    firstLockMs: 10_000,
    maxLockMs: 2 * minuteMs,
    forgottenAfterMs: 10 * minuteMs,
  },
} as const satisfies Record<string, GuessLimit>;
export type GuessScope = keyof typeof guessLimits;

export type GuessCount = { readonly failures: number; readonly lockedUntil: number; readonly lastAt: number };

export const noGuesses: GuessCount = { failures: 0, lockedUntil: 0, lastAt: 0 };

/** The count after one more wrong guess. */
export function countFailure(limit: GuessLimit, before: GuessCount, now: number): GuessCount {
  const isForgotten = now - Math.max(before.lastAt, before.lockedUntil) > limit.forgottenAfterMs;
  const failures = (isForgotten ? 0 : before.failures) + 1;
  const over = failures - limit.free;
  if (over < 0 || over % limit.step !== 0) return { failures, lockedUntil: before.lockedUntil, lastAt: now };
  const lockForMs = Math.min(limit.maxLockMs, limit.firstLockMs * 2 ** Math.min(over / limit.step, 30));
  return { failures, lockedUntil: now + lockForMs, lastAt: now };
}

/** Upper and lower case, widths and blanks make no other account: a directory may take them for one. */
export const guessedAccount = (account: string): string =>
  account
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '');
