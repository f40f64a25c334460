import { type Bus, memoryBus } from '../platform/bus.ts';
import { postgresBus } from '../platform/bus-postgres.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { SystemContext } from '../platform/context.ts';
import type { Log } from '../platform/log.ts';
import type { Ownership } from '../platform/database/data-directory.ts';
import { type PreparedDatabase, prepareDatabase } from '../platform/database/prepare.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openOwnDatabase } from './own-database.ts';
import { openPorts, type Ports, productVersion } from './ports.ts';

export type Installation = {
  readonly db: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly system: SystemContext;
  readonly ports: Ports;
  readonly version: string;
  readonly isEmbedded: boolean;
  readonly ownership: Ownership | null;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly config: Config;
  readonly log: Log;
  readonly clock?: Clock;
  /** The server owns the data directory; a worker or a seeding beside it does not. */
  readonly isOwner: boolean;
  /** Whoever gives up waiting: the database is then closed again. */
  readonly signal?: AbortSignal;
  /** The outcome of preparing the database, where that was done: a clone is as its template. */
  readonly prepared?: PreparedDatabase;
};

/** The database, migrated, and what else every process needs: server, worker and seeding start alike. */
export async function openInstallation(options: Options): Promise<Installation> {
  const { config, log, clock = systemClock, isOwner, signal } = options;
  // First, because it may refuse its settings, and nothing has to be stopped yet.
  const storage = await openStorage(config, log);
  const own = config.DATABASE_URL === '' ? await openOwnDatabase(config.DATA_DIR, isOwner) : null;
  const url = own?.url ?? config.DATABASE_URL;
  const preparing = options.prepared ?? prepareDatabase(url, { log, signal });
  const { role } = await Promise.resolve(preparing).catch(async (error: unknown) => {
    // Nobody else could: whoever waited for this has nothing to close.
    await own?.close();
    throw error;
  });
  const db = openDatabase({ url, role, poolSize: config.DATABASE_POOL, timeoutMs: config.DATABASE_TIMEOUT_MS, log });
  const bus = config.BUS === 'memory' ? memoryBus() : await postgresBus(url, log);
  const { ports, close } = openPorts({ config, db, log, storage, isEmbedded: own !== null, now: clock.now });
  return {
    db,
    bus,
    clock,
    system: systemContext({ db, bus, clock, log, ports }),
    ports,
    version: productVersion,
    isEmbedded: own !== null,
    ownership: own?.ownership ?? null,
    close: async () => {
      await close();
      await bus.close();
      await db.close();
      await own?.close();
    },
  };
}

type Parts = {
  readonly db: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly ports: Ports;
};

const systemContext = ({ db, bus, clock, log, ports }: Parts): SystemContext => ({
  actor: null,
  requestId: '',
  language: 'cn',
  caller: { address: '', userAgent: '', device: null },
  isOverTls: false,
  now: clock.now,
  ...db.system,
  ...ports,
  bus,
  log,
});
