import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { LiveStatus, liveStatusLabels } from './live-status.ts';

test('[ENUM-03] the labels of 1 to 4 are there, and one for the live that was never published (C-16)', () => {
  expect(valuesOf(LiveStatus)).toEqual([0, 1, 2, 3, 4]);
  expect(liveStatusLabels).toEqual({
    0: 'live.status.unpublished',
    1: 'live.status.notBegun',
    2: 'live.status.running',
    3: 'live.status.ended',
    4: 'live.status.cancelled',
  });
});
