import { openBatches } from '../platform/batches.ts';
import type { Config } from '../platform/config.ts';
import type { SystemContext } from '../platform/context.ts';
import { openBackgroundTasks } from '../platform/background-tasks.ts';
import { openGuesses } from '../platform/guesses.ts';
import { openLocks } from '../platform/locks.ts';
import type { Log } from '../platform/log.ts';
import type { Database } from '../platform/db.ts';
import { createOperations } from '../platform/operations.ts';
import { openExternal } from './open-external.ts';
import { createSecrets } from '../platform/secrets.ts';
import type { Storage } from '../platform/storage/storage.ts';

export const productVersion = '0.1.0';

/** What use cases reach besides the database and the bus. */
export type Ports = Pick<
  SystemContext,
  'writeBehind' | 'secrets' | 'external' | 'storage' | 'locks' | 'guesses' | 'backgroundTasks' | 'operations'
>;

type Options = {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly storage: Storage;
  readonly isEmbedded: boolean;
  readonly now: () => number;
};

export function openPorts({ config, db, log, storage, isEmbedded, now }: Options): {
  ports: Ports;
  close: () => Promise<void>;
} {
  const batches = openBatches({ inTransaction: db.system.inTransaction, log });
  const { external, close: closeExternal } = openExternal({ config, isEmbedded, now });
  const locks = openLocks(db.url, log);
  const backgroundTasks = openBackgroundTasks(log);
  const about = { dataDir: config.DATA_DIR, isEmbedded, version: productVersion };
  return {
    ports: {
      writeBehind: batches.writeBehind,
      secrets: createSecrets(config),
      external,
      storage,
      locks,
      guesses: openGuesses({ system: db.system, now, factor: config.RATE_LIMIT_FACTOR }),
      backgroundTasks,
      operations: createOperations({ owner: db.owner, storage, ...about }),
    },
    close: async () => {
      // First: what they have still to write needs everything else.
      await backgroundTasks.close();
      await closeExternal();
      await batches.close();
      await storage.close();
      await locks.close();
    },
  };
}
