import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './database.gen.ts';
import { withNamedStatements } from './database/named-statements.ts';

/** Work inside one transaction. `inTransaction` is its only source, so a write cannot escape the transaction. */
export type Tx = Transaction<DB>;
/** Enough to read; a `Tx` is one too. A store function that writes takes a `Tx`, never this. */
export type Reads = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'selectNoFrom'>;

export type Database = {
  readonly read: Reads;
  readonly inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly isAlive: () => Promise<boolean>;
  readonly url: string;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
};

/**
 * Coins are 64-bit integers; as a JavaScript number they would round (C-32). For this pool alone: the job library
 * cannot write a bigint.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

type Log = { readonly warn: (details: object, message: string) => void };
type Options = { readonly url: string; readonly poolSize: number; readonly timeoutMs: number; readonly log: Log };

export function openDatabase({ url, poolSize, timeoutMs, log }: Options): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: poolSize,
    application_name: 'shuyuan',
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs * 2,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
  });
  // Without these two listeners a restart of the database ends this process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    read: kysely,
    inTransaction: (work) => retrying(() => kysely.transaction().execute(work)),
    isAlive: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    url,
    pool,
    close: () => kysely.destroy(),
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
