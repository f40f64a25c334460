import { expect, test } from 'vitest';
import { interruptedAfterMs, isInterrupted } from './is-interrupted.ts';

test('[ENUM-06] an attempt is interrupted once nothing was heard of it for ten minutes', () => {
  expect([isInterrupted(0, interruptedAfterMs - 1), isInterrupted(0, interruptedAfterMs)]).toEqual([false, true]);
  expect(interruptedAfterMs).toBe(600_000);
});
