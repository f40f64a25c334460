import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const folder = join(import.meta.dirname, '..', '..', '..', 'functions');

export type SqlFunction = { readonly name: string; readonly sql: string };

export const readFunctions = (): SqlFunction[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => ({ name: file.replace(/\.sql$/, ''), sql: readFileSync(join(folder, file), 'utf8') }));

const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/**
 * Defines the functions this database has in another form, all at once. It follows the migrations: what a function
 * reads is there. Runs under their lock.
 */
export async function defineFunctions(
  client: pg.Client,
  functions: readonly SqlFunction[] = readFunctions(),
): Promise<string[]> {
  await client.query('create table if not exists sql_function (name text primary key, checksum text not null)');
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from sql_function');
  const defined = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = functions.filter(({ name, sql }) => defined.get(name) !== checksumOf(sql));
  if (changed.length === 0) return [];
  await client.query('begin');
  try {
    // They call each other: the order of files is not that of their calls.
    await client.query('set local check_function_bodies = off');
    for (const { name, sql } of changed) {
      await client.query(sql);
      await client.query(
        'insert into sql_function (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum',
        [name, checksumOf(sql)],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The functions ${changed.map(({ name }) => name).join(', ')} could not be defined`, {
      cause: error,
    });
  }
  return changed.map(({ name }) => name);
}
