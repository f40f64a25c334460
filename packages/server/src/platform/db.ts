import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './database.gen.ts';
import { scopedPools } from './database/scoped-pool.ts';
import { SnakeDialect, snakeNames } from './database/snake-names.ts';

/** Work inside one transaction. `inTransaction` is its only source, so a write cannot escape the transaction. */
export type Tx = Transaction<DB>;
/** Enough to read; a `Tx` is one too. A store function that writes takes a `Tx`, never this. */
export type Reads = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'selectNoFrom'>;

/** What one tenant may see of the database, or the system all of it. */
export type Scope = {
  readonly read: Reads;
  readonly inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

export type Database = {
  readonly forTenant: (tenantId: string) => Scope;
  readonly system: Scope;
  readonly isAlive: () => Promise<boolean>;
  readonly url: string;
  /** As the owner of the tables, outside every scope: for figures and checks, never for requests. */
  readonly owner: pg.Pool;
  /** How busy the connections are. */
  readonly load: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly close: () => Promise<void>;
};

/**
 * Coins are 64-bit integers; as a JavaScript number they would round (C-32). For this pool alone: the job library
 * cannot write a bigint.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

const systemScope = '*';
/** Scopes are cheap to make again; a server of very many tenants forgets them now and then. */
const maxScopes = 2_000;

type Log = { readonly warn: (details: object, message: string) => void };
type Options = {
  readonly url: string;
  readonly role: string | null;
  readonly poolSize: number;
  readonly timeoutMs: number;
  readonly log: Log;
};

const ownerConnections = 2;

function openPool({ url, poolSize, timeoutMs, log }: Omit<Options, 'role'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: poolSize,
    application_name: 'shuyuan',
    options: `-c app.tenant=${systemScope}`,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs * 2,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
  });
  // Without these two listeners a restart of the database ends this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function openDatabase(options: Options): Database {
  const pool = openPool(options);
  const owner = openPool({ ...options, poolSize: ownerConnections });
  const poolFor = scopedPools({ pool, role: options.role });
  const scopes = new Map<string, Scope>();

  function scopeOf(name: string): Scope {
    const known = scopes.get(name);
    if (known) return known;
    if (scopes.size >= maxScopes) scopes.clear();
    const kysely = new Kysely<DB>({ dialect: new SnakeDialect({ pool: poolFor(name) }), plugins: [snakeNames] });
    const scope: Scope = { read: kysely, inTransaction: (work) => retrying(() => kysely.transaction().execute(work)) };
    scopes.set(name, scope);
    return scope;
  }

  return {
    forTenant: scopeOf,
    system: scopeOf(systemScope),
    isAlive: () =>
      owner.query('select 1').then(
        () => true,
        () => false,
      ),
    url: options.url,
    owner,
    load: pool,
    close: async () => {
      await Promise.all([pool.end(), owner.end()]);
    },
  };
}

const attempts = 4;
/** Serialisation failure and deadlock: the database asks for the same transaction again. */
const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['40001', '40P01'].includes(error.code ?? '');

async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Whether a write broke the unique constraint of this name: the race behind "already taken". */
export const brokeUnique = (error: unknown, constraint: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;

/** Whether a write left something pointing to nothing: the row to delete is still in use. */
export const brokeReference = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503';

/** One column of some rows, as `unnest` is given it. */
export const columnOf = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key]);

/** A value for a column of JSON: given as it is, the driver would send an array as one of the database. */
export const jsonOf = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`;
