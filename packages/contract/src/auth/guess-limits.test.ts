import { expect, test } from 'vitest';
import {
  countFailure,
  type GuessCount,
  guessedAccount,
  type GuessLimit,
  guessLimits,
  noGuesses,
} from './guess-limits.ts';

const locksOf = (limit: GuessLimit, guesses: number): number[] => {
  let [now, count]: [number, GuessCount] = [1_000_000, noGuesses];
  return Array.from({ length: guesses }, () => {
    // Whoever is locked out waits, and guesses again at once.
    now = Math.max(now, count.lockedUntil) + 1;
    count = countFailure(limit, count, now);
    return Math.max(0, count.lockedUntil - now);
  }).filter((lock) => lock > 0);
};

test('D-001 every fifth wrong guess at an account locks it for 15 minutes', () => {
  expect(locksOf(guessLimits.account, 11)).toEqual([900_000, 900_000]);
});

test('an address and an installation are locked longer each time, up to a limit', () => {
  for (const limit of [guessLimits.address, guessLimits.installation]) {
    const locks = locksOf(limit, limit.free + 12 * limit.step);
    expect(locks.slice(0, 3)).toEqual([limit.firstLockMs, limit.firstLockMs * 2, limit.firstLockMs * 4]);
    expect(locks.at(-1)).toBe(limit.maxLockMs);
    expect(locks).toEqual(locks.toSorted((a, b) => a - b));
  }
});

test('guesses of long ago are forgotten, and a lock is as long ago as its end', () => {
  for (const limit of Object.values(guessLimits)) {
    const before = { failures: limit.free - 1, lockedUntil: 0, lastAt: 1_000 };
    const later = 1_000 + limit.forgottenAfterMs;
    expect(countFailure(limit, before, later).lockedUntil).toBeGreaterThan(later);
    expect(countFailure(limit, before, later + 1)).toEqual({ failures: 1, lockedUntil: 0, lastAt: later + 1 });
    const locked = { ...before, lockedUntil: 2_000 };
    expect(countFailure(limit, locked, later + 1).failures).toBe(limit.free);
  }
});

test('spellings a directory takes for one account are one', () => {
  for (const spelling of ['Lin.Yue', ' lin.yue', 'ｌｉｎ.ｙｕｅ', 'lin .yue', 'lin.\u200Byue']) {
    expect(guessedAccount(spelling)).toBe('lin.yue');
  }
});
