import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../kernel/time-units.ts';
import { absoluteLifeMs, expiresAt, lockMs, maxFailures, slidingLifeMs, touchEveryMs } from './session-life.ts';

test('D-002: a token lives 12 hours after its last use', () => {
  expect(expiresAt({ createdAt: 0, lastUsedAt: 0 })).toBe(12 * hourMs);
  expect(expiresAt({ createdAt: 0, lastUsedAt: 100 * hourMs })).toBe(112 * hourMs);
});

test('D-002: however often it is used, it ends after 7 days', () => {
  const week = 7 * dayMs;
  expect(expiresAt({ createdAt: 0, lastUsedAt: week - 1 })).toBe(week);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (createdAt, after) => {
      const end = expiresAt({ createdAt, lastUsedAt: createdAt + after });
      expect(end - createdAt).toBeLessThanOrEqual(absoluteLifeMs);
      expect(end - createdAt).toBeGreaterThanOrEqual(slidingLifeMs);
    }),
  );
});

test('D-001: five failures lock for 15 minutes', () => {
  expect([maxFailures, lockMs]).toEqual([5, 15 * minuteMs]);
});

test('the last use is written often enough for its life', () => {
  expect(touchEveryMs * 100).toBeLessThan(slidingLifeMs);
});
