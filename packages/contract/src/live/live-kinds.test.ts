import { expect, test } from 'vitest';
import { minuteMs } from '../kernel/time-units.ts';
import { clientsOf, identityOfUrl, LiveIdentity, UrlType } from './live-identity.ts';
import { executionModes, liveModes, liveTypes, plannedEnd, RequestStatus, shareScopes } from './live-kinds.ts';

test('[LIVE-ENT-02][LIVE-FORM-11..13] D-048…D-050: the numbers of the wire', () => {
  expect([liveTypes, liveModes, shareScopes, executionModes]).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
    [0, 1],
  ]);
  expect(RequestStatus).toEqual({ fresh: 0, requested: 1, failed: 2, ready: 3 });
});

test('D-061, D-071: a live is meant to last ninety minutes where nobody said', () => {
  expect(plannedEnd(0, null)).toBe(90 * minuteMs);
  expect(plannedEnd(1_000, 30)).toBe(1_000 + 30 * minuteMs);
});

test('[LIVE-MGMT-23] D-054, D-055: which address makes whom, and which clients a machine has', () => {
  expect(LiveIdentity).toEqual({ attendee: 1, organizer: 2, panelist: 3, assistant: 4 });
  expect(Object.values(UrlType).map((type) => identityOfUrl[type])).toEqual([2, 3, 4]);
  expect([clientsOf('MacIntel'), clientsOf('Win32'), clientsOf('Linux x86_64')]).toEqual(['1', '1,2', '1,2']);
});
