import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

export type Ownership = { readonly describe: (about: string) => void; readonly release: () => Promise<void> };

/** Any number; it only has to be the same in every process. */
const ownerLock = 7_413_001;

/**
 * One server per data directory. The truth is a lock inside the database, which a killed process loses with its
 * connection; the note beside it only lets the second start say who is there.
 */
export async function ownDirectory(dataDir: string, url: string): Promise<Ownership> {
  const note = join(dataDir, 'server.note');
  const client = new pg.Client({ connectionString: url, application_name: 'shuyuan-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [ownerLock]);
  if (!rows[0]?.owned) {
    await client.end();
    throw new DirectoryInUse(`The data directory ${dataDir} is in use by another server (${readNote(note)}).`);
  }
  return {
    describe: (about) => writeFileSync(note, about),
    release: async () => {
      rmSync(note, { force: true });
      await client.end();
    },
  };
}

function readNote(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'it is just starting';
  }
}
