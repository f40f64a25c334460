import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { expect, inject, test } from 'vitest';
import { cloneTemplate } from '../../../world/cluster.ts';
import { tempFolder } from '../../../world/temp-folder.ts';
import { breakUploads } from '../../../world/tests/files/test-upload-faults.ts';

async function breakSome(count: number, seed: number) {
  const { url, drop } = await cloneTemplate(inject('templateUrl'));
  const folder = tempFolder('faults');
  try {
    return await breakUploads({ databaseUrl: url, dataDir: folder.path, count, seed });
  } finally {
    await drop();
    folder.remove();
  }
}

/** Twelve servers are killed and started again: a minute on a quiet machine, four beside other work were not enough. */
const patienceMs = 10 * minuteMs;

/**
 * With this seed: servers killed and connections cut, both early, late, and while the parts are put together. The bench
 * upload-faults breaks a hundred.
 */
const knownSeed = 28;

const allRight = (count: number) => ({
  outcomes: Array.from({ length: count }, () => expect.objectContaining({ isRight: true })),
  files: count,
  orphans: 0,
  openUploads: 0,
});

test(
  '[UPLOAD-01, D-166] uploads that are broken at any moment and gone on with end right, and leave nothing behind',
  async () => {
    const found = await breakSome(6, knownSeed);
    expect(found).toMatchObject(allRight(6));
    expect(found.outcomes.filter(({ wasLate }) => !wasLate).length).toBeGreaterThanOrEqual(3);
  },
  patienceMs,
);

test(
  '[UPLOAD-01, D-166] more uploads, broken at other moments, end right and leave nothing behind',
  async () => {
    expect(await breakSome(12, inject('fuzzSeed'))).toMatchObject(allRight(12));
  },
  patienceMs,
);
