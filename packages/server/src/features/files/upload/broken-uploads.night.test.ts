import { expect, inject, test } from 'vitest';
import { cloneTemplate } from '../../../world/cluster.ts';
import { tempFolder } from '../../../world/temp-folder.ts';
import { breakUploads } from '../../../world/test-upload-faults.ts';

const count = 12;

test('[UPLOAD-01, D-166] more uploads, broken at other moments, end right and leave nothing behind', async () => {
  const { url, drop } = await cloneTemplate(inject('templateUrl'));
  const folder = tempFolder('faults');
  try {
    const found = await breakUploads({ databaseUrl: url, dataDir: folder.path, count, seed: inject('fuzzSeed') });
    expect(found.outcomes.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(found).toMatchObject({ files: count, orphans: 0, openUploads: 0 });
  } finally {
    await drop();
    folder.remove();
  }
}, 240_000);
