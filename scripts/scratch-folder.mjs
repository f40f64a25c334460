/** Where tests put what they throw away: in memory where there is enough of it, so that none of them waits for a disk. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** The clusters of a run, its films, and the profiles of its browsers. */
const neededBytes = 8 * 1024 ** 3;

function hasRoom() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes;
}

/** Runs it with the folder as the one for temporary files, and removes the folder afterwards. */
export async function withScratchFolder(start) {
  if (process.env.TMPDIR || !hasRoom()) return start({});
  const folder = mkdtempSync(join(memory, 'shuyuan-run-'));
  try {
    return await start({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
