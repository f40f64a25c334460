import { expect, test } from 'vitest';
import { warningsOf } from './health.ts';

const gigabyte = 1_000_000_000;
const well = {
  database: { latencyMs: 2 },
  storage: { isUsable: true, freeBytes: 50 * gigabyte, totalBytes: 100 * gigabyte },
  jobs: { dead: 0, oldestWaitingSeconds: 0 },
};

test('a healthy installation has nothing to say', () => {
  expect(warningsOf(well)).toEqual([]);
});

test.for([
  [{ database: { latencyMs: 101 } }, ['database.slow']],
  [{ storage: { isUsable: true, freeBytes: 9 * gigabyte, totalBytes: 100 * gigabyte } }, ['storage.low']],
  [{ storage: { isUsable: true, freeBytes: gigabyte - 1, totalBytes: 2 * gigabyte } }, ['storage.low']],
  [{ storage: { ...well.storage, isUsable: false } }, ['storage.unusable']],
  [{ jobs: { dead: 1, oldestWaitingSeconds: 301 } }, ['jobs.dead', 'jobs.behind']],
] as const)('%j is worth a warning', ([change, warnings]) => {
  expect(warningsOf({ ...well, ...change })).toEqual(warnings);
});
