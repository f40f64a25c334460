import { expect, test } from 'vitest';
import { dayMs } from '../kernel/time-units.ts';
import { awardStateOf } from './award-states.ts';

const now = Date.UTC(2026, 10, 18);

test.each([
  [null, null, 'valid'],
  [null, now + 90 * dayMs + 1, 'valid'],
  [null, now + 90 * dayMs, 'expiring'],
  [null, now + 1, 'expiring'],
  [null, now, 'expired'],
  [now - 5, now - 1, 'revoked'],
  [now - 5, null, 'revoked'],
] as const)('[D-188] revoked %j, expires %j: %s', (revokeTime, expireTime, state) => {
  expect(awardStateOf({ revokeTime, expireTime, now })).toBe(state);
});
