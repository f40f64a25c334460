import { expect, inject, test } from 'vitest';
import { cloneTemplate } from '../world/cluster.ts';
import { tempFolder } from '../world/temp-folder.ts';
import { breakUploads } from '../world/test-upload-faults.ts';

/**
 * With this seed: servers killed and connections cut, both early, late, and while the parts are put together. The night
 * part breaks others, and bench/upload-faults.bench.ts a hundred.
 */
const count = 6;

test('[UPLOAD-01, D-166] uploads that are broken at any moment and gone on with end right, and leave nothing behind', async () => {
  const { url, drop } = await cloneTemplate(inject('templateUrl'));
  const folder = tempFolder('faults');
  try {
    const found = await breakUploads({ databaseUrl: url, dataDir: folder.path, count, seed: 28 });
    expect(found.outcomes.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(found.outcomes.filter(({ wasLate }) => !wasLate).length).toBeGreaterThanOrEqual(count / 2);
    expect(found).toMatchObject({ files: count, orphans: 0, openUploads: 0 });
  } finally {
    await drop();
    folder.remove();
  }
}, 240_000);
