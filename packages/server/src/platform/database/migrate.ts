import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { defineFunctions } from './functions.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'migrations');
/** Any number; it only has to be the same in every process. */
const migrationLock = 7_413_002;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

export function readMigrations(from: string = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(from, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

type Options = { readonly migrations?: readonly Migration[]; readonly signal?: AbortSignal | undefined };

/**
 * Applies what is missing, as a set: a file merged late with an older number is not skipped. Forward only; a file
 * that changed after it ran is refused, because two databases would then differ under the same history. Aborted, it
 * ends between two files. Functions that several features restate follow (`functions/`).
 */
export async function migrate(url: string, options: Options = {}): Promise<string[]> {
  const { migrations = readMigrations(), signal } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'shuyuan-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // A migration that moves data moves everybody's.
    await client.query("set app.tenant = '*'");
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    const changed = migrations.filter(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
    if (changed.length > 0)
      throw new Error(`Migrations changed after they ran: ${changed.map((m) => m.name).join(', ')}`);
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) {
      signal?.throwIfAborted();
      await apply(client, migration);
    }
    await defineFunctions(client);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
