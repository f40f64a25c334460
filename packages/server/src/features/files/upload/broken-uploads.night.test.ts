import { expect, inject, test } from 'vitest';
import { cloneTemplate } from '../../../world/cluster.ts';
import { tempFolder } from '../../../world/temp-folder.ts';
import { breakUploads } from '../../../world/test-upload-faults.ts';

async function breakSome(count: number, seed: number) {
  const { url, drop } = await cloneTemplate(inject('templateUrl'));
  const folder = tempFolder('faults');
  try {
    const found = await breakUploads({ databaseUrl: url, dataDir: folder.path, count, seed });
    expect(found.outcomes.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(found).toMatchObject({ files: count, orphans: 0, openUploads: 0 });
    return found;
  } finally {
    await drop();
    folder.remove();
  }
}

/**
 * With this seed: servers killed and connections cut, both early, late, and while the parts are put together. The bench
 * upload-faults breaks a hundred.
 */
const knownSeed = 28;

test('[UPLOAD-01, D-166] uploads that are broken at any moment and gone on with end right, and leave nothing behind', async () => {
  const { outcomes } = await breakSome(6, knownSeed);
  expect(outcomes.filter(({ wasLate }) => !wasLate).length).toBeGreaterThanOrEqual(3);
}, 240_000);

test('[UPLOAD-01, D-166] more uploads, broken at other moments, end right and leave nothing behind', async () => {
  await breakSome(12, inject('fuzzSeed'));
}, 240_000);
