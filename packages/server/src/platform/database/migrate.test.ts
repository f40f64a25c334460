import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { defineFunctions, readFunctions } from './functions.ts';
import { migrate, readMigrations } from './migrate.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const made = (name: string, sql: string) => ({ name, sql, checksum: sql });
const all = readMigrations();

test('every migration begins by saying why', () => {
  for (const { name, sql } of all) expect(sql, name).toMatch(/^-- \w/);
});

test('a second run applies nothing; several processes at once apply each file once', async () => {
  expect(await migrate(world.url)).toEqual([]);
  const late = made('0001-a-late-one.sql', 'create table late_one (id text)');
  const results = await Promise.all([1, 2, 3].map(() => migrate(world.url, { migrations: [...all, late] })));
  expect(results.flat()).toEqual([late.name]);
});

test('a file that changed after it ran is refused, and a failing one leaves nothing behind', async () => {
  const [first, ...rest] = all;
  if (!first) throw new Error('there are no migrations');
  await expect(migrate(world.url, { migrations: [{ ...first, checksum: 'other' }, ...rest] })).rejects.toThrow(
    first.name,
  );
  const broken = made('9999-broken.sql', 'create table half (id text); select no_such_function();');
  await expect(migrate(world.url, { migrations: [...all, broken] })).rejects.toThrow('9999-broken.sql');
  expect(await world.rows("select 1 from pg_tables where tablename = 'half'")).toEqual([]);
});

test('given up, it begins no further file, and the next run goes on from there', async () => {
  const further = made('9998-further.sql', 'create table further_one (id text)');
  const migrations = [...all, further];
  await expect(migrate(world.url, { migrations, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(await world.rows("select 1 from pg_tables where tablename = 'further_one'")).toEqual([]);
  expect(await migrate(world.url, { migrations })).toEqual([further.name]);
});

test('a function is defined where this database has another form of it, all that changed or none', async () => {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  const answer = (name: string, value: string) => ({
    name,
    sql: `create or replace function ${name}() returns text language sql as $$ select ${value} $$;`,
  });
  try {
    expect(readFunctions().length).toBeGreaterThan(30);
    expect(await defineFunctions(client)).toEqual([]);
    // The first calls the second, which is not there yet.
    expect(await defineFunctions(client, [answer('asks_b', 'b()'), answer('b', "'one'")])).toEqual(['asks_b', 'b']);
    expect(await defineFunctions(client, [answer('asks_b', 'b()'), answer('b', "'two'")])).toEqual(['b']);
    const broken = { name: 'c', sql: 'create function c() returns no_such_type language sql as $$ $$;' };
    await expect(defineFunctions(client, [answer('b', "'three'"), broken])).rejects.toThrow('b, c');
    expect((await client.query('select asks_b() as said')).rows).toEqual([{ said: 'two' }]);
  } finally {
    await client.end();
  }
});
