import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakUploads, type Fault } from '../packages/server/src/world/tests/files/test-upload-faults.ts';
import { startWorld } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/** A hundred uploads, each with the server killed or the connection cut at a random moment, then gone on with. */
const count = Number(process.env['FAULTS'] ?? 100);
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);

const world = await startWorld();
const dataDir = mkdtempSync(join(tmpdir(), 'shuyuan-faults-'));
try {
  const found = await breakUploads({ databaseUrl: world.url, dataDir, count, seed });
  const line = (fault: Fault) => {
    const all = found.outcomes.filter((one) => one.fault === fault);
    const right = all.filter(({ isRight }) => isRight).length;
    return [fault, all.length, all.filter(({ wasLate }) => !wasLate).length, right];
  };
  const right = found.outcomes.filter(({ isRight }) => isRight).length;
  writeResult('upload-faults', {
    title: `${count} uploads broken at a random moment`,
    about: `Files of up to 48 MiB in parts of 20 MiB, seed ${seed}; right means the SHA-256 read back from storage. After the clean-up: ${found.orphans} objects or parts without a row, ${found.openUploads} open uploads, ${found.files} files.`,
    head: ['what happened', 'uploads', 'of them before the end', 'right'],
    rows: [line('server killed'), line('connection cut'), ['together', found.outcomes.length, '', right]],
  });
  if (right !== count || found.orphans > 0 || found.openUploads > 0 || found.files !== count) process.exitCode = 1;
} finally {
  await world.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
