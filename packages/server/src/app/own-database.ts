import { resolve } from 'node:path';
import { ownDirectory, type Ownership } from '../platform/database/data-directory.ts';
import { startEmbedded } from '../platform/database/embedded.ts';

export type OwnDatabase = {
  readonly url: string;
  readonly ownership: Ownership | null;
  readonly close: () => Promise<void>;
};

/** The embedded database in `dataDir`; the server owns the folder, a worker or a seeding beside it does not. */
export async function openOwnDatabase(dataDir: string, isOwner: boolean): Promise<OwnDatabase> {
  const folder = resolve(dataDir);
  const embedded = await startEmbedded(folder);
  const ownership = isOwner ? await ownDirectory(folder, embedded.url) : null;
  return {
    url: embedded.url,
    ownership,
    close: async () => {
      await ownership?.release();
      // Who started the database beside no owner, or owns it, ends it; a guest leaves it running.
      if (ownership || !embedded.wasRunning) await embedded.stop();
    },
  };
}
