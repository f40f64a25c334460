import { expect, test } from 'vitest';
import { heartbeatMs, reconnectWaitMs, silenceMs } from './notice-stream.ts';

test('waits double, never exceed a minute, and differ between clients', () => {
  expect([1, 2, 3, 4].map((failures) => reconnectWaitMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(reconnectWaitMs(1_000, 1)).toBe(60_000);
  expect(reconnectWaitMs(3, 0)).toBe(2_000);
});

test('one lost heartbeat does not end a stream, two do', () => {
  expect(silenceMs).toBeGreaterThan(2 * heartbeatMs);
  expect(silenceMs).toBeLessThan(3 * heartbeatMs);
});
