import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type pg from 'pg';
import { isUsable } from './storage/is-usable.ts';
import type { Storage } from './storage/storage.ts';

export type Figures = {
  readonly version: string;
  readonly node: string;
  readonly uptimeSeconds: number;
  readonly memoryBytes: number;
  readonly database: {
    readonly kind: 'embedded' | 'external';
    readonly version: string;
    readonly sizeBytes: number;
    readonly latencyMs: number;
    readonly migrations: number;
    readonly lastMigration: string | null;
  };
  /** Room on the disk of DATA_DIR, wherever the files are: the rest of what the server keeps is there too. */
  readonly storage: {
    readonly kind: Storage['kind'];
    readonly isUsable: boolean;
    readonly freeBytes: number;
    readonly totalBytes: number;
  };
  readonly jobs: {
    readonly waiting: number;
    readonly running: number;
    readonly dead: number;
    readonly oldestWaitingSeconds: number;
  };
};

export type DeadLetter = {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly lastError: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
};

/** What an operator may know about the installation as a whole, beyond every tenant. Only for calls that ask for it by capability. */
export type Operations = {
  readonly measure: () => Promise<Figures>;
  readonly listDeadLetters: (paging: Paging) => Promise<{ items: DeadLetter[]; recordCount: number }>;
};

type Options = {
  readonly owner: pg.Pool;
  readonly storage: Pick<Storage, 'kind' | 'check'>;
  readonly dataDir: string;
  readonly isEmbedded: boolean;
  readonly version: string;
};

export function createOperations({ owner, storage, dataDir, isEmbedded, version }: Options): Operations {
  const measure = async (): Promise<Figures> => {
    const [database, latencyMs, room, isStorageUsable, jobs] = await Promise.all([
      describeDatabase(owner),
      measureLatency(owner),
      measureRoom(resolve(dataDir)),
      isUsable(storage),
      countJobs(owner),
    ]);
    return {
      version,
      node: process.version,
      uptimeSeconds: Math.floor(process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
      database: { kind: isEmbedded ? 'embedded' : 'external', ...database, latencyMs },
      storage: { kind: storage.kind, isUsable: isStorageUsable, ...room },
      jobs,
    };
  };
  return { measure, listDeadLetters: (paging) => listDeadLetters(owner, paging) };
}

async function measureLatency(owner: pg.Pool): Promise<number> {
  const client = await owner.connect();
  try {
    const begun = performance.now();
    await client.query('select 1');
    return Math.round((performance.now() - begun) * 10) / 10;
  } finally {
    client.release();
  }
}

async function describeDatabase(owner: pg.Pool) {
  const { rows } = await owner.query<{ version: string; size: bigint; migrations: bigint; last: string | null }>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as size,
       count(*) as migrations, max(name) as last from migration`,
  );
  const [row] = rows;
  return {
    version: row?.version ?? '',
    sizeBytes: Number(row?.size ?? 0),
    migrations: Number(row?.migrations ?? 0),
    lastMigration: row?.last ?? null,
  };
}

/** With a database elsewhere the folder may not have been needed yet; what counts is the disk it would be on. */
async function measureRoom(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return measureRoom(dirname(folder));
  }
}

const isDead = 'attempts >= max_attempts and locked_at is null';

async function countJobs(owner: pg.Pool): Promise<Figures['jobs']> {
  const { rows } = await owner.query<{ waiting: bigint; running: bigint; dead: bigint; oldest: number | null }>(
    `select count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
       count(*) filter (where locked_at is not null) as running,
       count(*) filter (where ${isDead}) as dead,
       extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts))::float8 as oldest
     from graphile_worker.jobs`,
  );
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    running: Number(row?.running ?? 0),
    dead: Number(row?.dead ?? 0),
    oldestWaitingSeconds: Math.max(0, Math.floor(row?.oldest ?? 0)),
  };
}

async function listDeadLetters(owner: pg.Pool, paging: Paging) {
  const { rows } = await owner.query<Omit<DeadLetter, 'id'> & { id: bigint }>(
    `select id, task_identifier as name, attempts::integer, coalesce(last_error, '') as "lastError",
       created_at as "createdAt", updated_at as "failedAt"
     from graphile_worker.jobs where ${isDead} order by updated_at desc, id desc limit $1 offset $2`,
    [paging.pageSize, offsetOf(paging)],
  );
  const { dead } = await countJobs(owner);
  return { items: rows.map((row) => ({ ...row, id: String(row.id) })), recordCount: dead };
}
