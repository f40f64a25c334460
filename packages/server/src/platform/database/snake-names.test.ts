import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../database.gen.ts';
import { SnakeDialect, snakeNames } from './snake-names.ts';

const answered = { full_name: 'Lin', settings: { keep_me: 1 }, rows_2: [{ as_it: 'is' }] };
const client = {
  query: async () => ({ command: 'SELECT', rowCount: 1, rows: [answered] }),
  release: () => undefined,
};
// Kysely asks for connections and nothing else of a pool.
const pool = { connect: async () => client, end: async () => undefined } as unknown as PostgresPool;
const ours = new Kysely<DB>({ dialect: new SnakeDialect({ pool }), plugins: [snakeNames] });
const theirs = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
});

const statements = (db: Kysely<DB>) => [
  db
    .with('theirRoles', (read) => read.selectFrom('memberRole').select(['memberId', 'role as grantedRole']))
    .selectFrom('member as person')
    .innerJoin('theirRoles as r2', 'r2.memberId', 'person.id')
    .select(['person.fullName as shownName', sql.ref('person.searchText').as('aText')])
    .select((eb) =>
      eb.fn
        .count<bigint>('r2.memberId')
        .over((over) => over.partitionBy('person.tenantId'))
        .as('all'),
    )
    .where('person.searchText', 'like', 'keepThis%')
    .orderBy('shownName'),
  db
    .insertInto('filePosition')
    .values({ tenantId: 't', memberId: 'm', fileId: 'f', position: '1', changedAt: new Date(0) })
    .onConflict((conflict) => conflict.columns(['memberId', 'fileId']).doUpdateSet({ changedAt: new Date(0) }))
    .returning('changedAt'),
  db.updateTable('member').set({ fullName: 'aB', mustChangePassword: true }).where('organizationId', '=', 'xY'),
  db.deleteFrom('memberRole').where('memberId', 'in', ['aB']),
];

test('a statement is the one the library would have written', () => {
  const written = (db: Kysely<DB>) =>
    statements(db).map((statement) => {
      const { sql: text, parameters } = statement.compile();
      return { text, parameters };
    });
  expect(written(ours)).toEqual(written(theirs));
  expect(written(ours)[0]?.text).toContain('"person"."full_name" as "shown_name"');
});

test('rows come back with the names of the code, and what lies in them as it was', async () => {
  const read = (db: Kysely<DB>) => db.selectFrom('member').select('fullName').execute();
  expect(await read(ours)).toEqual(await read(theirs));
  expect(await read(ours)).toEqual([{ fullName: 'Lin', settings: { keep_me: 1 }, rows2: [{ as_it: 'is' }] }]);
});
