import { expect, test } from 'vitest';
import { isCreated, maxPolls, pollMs } from './live-polling.ts';

const ready = { status: 1, requestStatus: 3, genseeStatus: 3, organizerToken: 'a token' } as const;

test('[LIVE-CREATE-03] C-04: every five seconds, twenty-four times', () => {
  expect([pollMs, maxPolls]).toEqual([5000, 24]);
});

test('[LIVE-CREATE-04] C-05: not begun, ready by either name, and with a token', () => {
  expect(isCreated(ready)).toBe(true);
  expect(isCreated({ ...ready, requestStatus: 1 })).toBe(true);
  expect(isCreated({ ...ready, genseeStatus: 0 })).toBe(true);
  expect(isCreated({ ...ready, requestStatus: 1, genseeStatus: 2 })).toBe(false);
  for (const status of [0, 2, 3, 4] as const) expect(isCreated({ ...ready, status })).toBe(false);
  for (const organizerToken of [null, '']) expect(isCreated({ ...ready, organizerToken })).toBe(false);
});
