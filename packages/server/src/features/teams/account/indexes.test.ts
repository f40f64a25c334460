import { createHash } from 'node:crypto';
import { ngrams } from '../../../platform/searchable.ts';
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';
import { listEvents } from '../event.store.ts';
import { listPeople } from '../member.store.ts';
import { listOwn } from './own.store.ts';
import * as sharers from './sharer.store.ts';

let world: TestWorld;
let tenantId: string;
let memberId: string;
const accounts = 4_000;
/** As different from each other as names are. */
const nameOf = (n: number): string =>
  createHash('sha256').update(String(n)).digest('base64url').slice(0, 12).toLowerCase();

beforeAll(async () => {
  world = await openWorld();
  memberId = await teamsOf(world).idOf('linzhiyuan');
  tenantId = String((await world.rows('select tenant_id from member where id = $1', [memberId]))[0]?.['tenant_id']);
  const rows = Array.from({ length: accounts }, (_, n) => {
    const name = nameOf(n + 1);
    return { id: `many-${n + 1}`, n: n + 1, name, grams: ngrams(name) };
  });
  await world.rows(
    `insert into share_account (id, tenant_id, organization_id, enjoy_type, name, name_key, search, portrait, created_at,
       updated_at, read_num)
     select id, $1, $1, n % 3, name, name, array_to_tsvector(array(select jsonb_array_elements_text(grams))),
       'avatars/user/1.svg', now() - n * interval '1 minute', now(), n % 977
     from jsonb_to_recordset($2::jsonb) as made (id text, n integer, name text, grams jsonb)`,
    [tenantId, JSON.stringify(rows)],
  );
  await world.rows(
    `insert into share_account_member (tenant_id, account_id, member_id, member_type, joined_at, notices_read_at)
     select $1, 'many-' || n, (select id from member where account = 'amina'), 0, now(), now() from generate_series(1, ${accounts}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into share_account_event (id, tenant_id, account_id, kind, created_at)
     select 'e' || n, $1, 'many-' || (n % 100 + 1), 'changed', now() - n * interval '1 minute' from generate_series(1, ${accounts}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into topic (id, tenant_id, type_id, name, name_key, search, created_at, updated_at)
     select 't' || n, $1, (select min(id) from topic_type where tenant_id = $1), 't' || n, 't' || n,
       to_tsvector('simple', ''), now(), now() from generate_series(1, 500) n`,
    [tenantId],
  );
  await world.rows(
    `insert into share_account_topic (tenant_id, account_id, topic_id, position)
     select $1, 'many-' || n, 't' || ((n + other) % 500 + 1), other from generate_series(1, ${accounts}) n, generate_series(1, 4) other`,
    [tenantId],
  );
  await world.rows(
    `insert into attention (id, tenant_id, member_id, target_type, target_id, created_at)
     select member.id || n, $1, member.id, case when n <= 3 then 2 else 1 end, 't' || n, now() from member, generate_series(1, 100) n where member.id <> $2`,
    [tenantId, memberId],
  );
  await world.rows('vacuum analyze share_account');
  for (const table of ['topic', 'share_account_topic', 'attention']) await world.rows(`analyze ${table}`);
  await world.rows('analyze share_account_member');
  await world.rows('analyze share_account_event');
});
afterAll(() => world.close());

/** Every statement of a store, explained instead of run, as a request of the company would run it. */
const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
  transformResult: ({ result }) => Promise.resolve(result),
};
const planOf = async (ask: (read: Kysely<never>) => Promise<unknown>): Promise<string> => {
  const read = world.installation.db.forTenant(tenantId).read as Kysely<never>;
  return JSON.stringify(await ask(read.withPlugin(explaining)));
};

const page = { limit: 20, offset: 0 };
const of = (conditions: readonly sharers.Condition[], order: typeof sharers.hottestFirst) => (read: Kysely<never>) =>
  sharers.listSharers(read, { tenantId, memberId }, { conditions, order, ...page });

test('[TEAM-29] D-134: lists of thousands of accounts read their indexes under row security', async () => {
  expect(await planOf(of([], sharers.hottestFirst))).toContain('share_account_hot');
  expect(await planOf(of([], sharers.newestFirst))).toContain('share_account_newest');
  expect(await planOf(of(sharers.nameMatches(nameOf(7).slice(0, 5)), sharers.newestFirst))).toContain(
    'share_account_search',
  );
  const near = await planOf(of([sharers.isOfInterestTo({ tenantId, memberId })], sharers.hottestFirst));
  expect(near).not.toContain('Seq Scan on share_account ');
  const places = { conditions: sharers.isNoneOf(['many-3']), places: [3, 900, 3_000] };
  const anywhere = await planOf((read) => sharers.listIdsAt(read, tenantId, places));
  expect(anywhere).toContain('Index Only Scan using share_account_newest');
  expect(anywhere).not.toContain('Sort');
});

test('[TEAM-29] what accounts are about and who belongs to them is an index condition from its first column on', async () => {
  const reader = { tenantId, memberId };
  const [{ id: topicId } = {}] = await world.rows("select id from topic where name = '工艺改进'");
  const condition = (index: string, column: string) =>
    new RegExp(`${index}[^>]*?Index Cond: \\(\\(tenant_id = '[^']+'::text\\) AND \\(${column} = `);
  const about = await planOf(of([sharers.isAbout(reader, String(topicId))], sharers.newestFirst));
  expect(about).toMatch(condition('share_account_topic_topic', 'topic_id'));
  const own = await planOf(of([sharers.isOneOf(reader)], sharers.newestFirst));
  expect(own).toMatch(condition('share_account_member_member', 'member_id'));
  const near = await planOf(of([sharers.isOfInterestTo(reader)], sharers.hottestFirst));
  expect(near).toMatch(condition('share_account_topic_topic', 'topic_id'));
  expect(near).toMatch(/attention_\w+ on attention wanted [^>]*?Index Cond: [^"]*member_id = /);
});

test('a file that is removed finds who shows it by an index', async () => {
  for (const [table, index] of [
    ['share_account', 'share_account_portrait'],
    ['share_account_application', 'application_portrait'],
  ] as const) {
    const [row] = await world.rows('select indexdef from pg_indexes where tablename = $1 and indexname = $2', [
      table,
      index,
    ]);
    expect(String(row?.['indexdef'])).toContain('(portrait_file_id) WHERE (portrait_file_id IS NOT NULL)');
  }
});

test('[TEAM-16][TEAM-21][TEAM-30] what one account or one person has is read by its index', async () => {
  const paging = { page: 1, pageSize: 20 };
  const people = await planOf((read) => listPeople(read, { accountId: 'many-7' }, paging));
  expect(people).toMatch(/share_account_member_(order|pkey)/);
  expect(await planOf((read) => listOwn(read, { tenantId, memberId, readerId: memberId, limit: 20 }))).toContain(
    'share_account_member_member',
  );
  const events = await planOf((read) => listEvents(read, { accountId: 'many-7', memberId }, paging));
  expect(events).toContain('share_account_event_newest');
});
