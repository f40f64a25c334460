import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSelective } from '../platform/search.ts';
import { termsOf } from '../platform/search-terms.ts';
import { openWorld, type TestWorld } from './open-world.ts';
import { explaining, readsOf } from './test-explain.ts';
import * as columns from '../features/community/columns/knowledge-columns.store.ts';
import { wordsMatch } from '../features/community/questions/lists/question-conditions.store.ts';
import { allQuestions, isListed } from '../features/community/questions/question-list.store.ts';
import * as questions from '../features/community/questions/knowledge-questions.store.ts';
import * as topics from '../features/community/topics/knowledge-topics.store.ts';
import * as lives from '../features/live/community/knowledge-lives.store.ts';
import * as accounts from '../features/teams/knowledge-accounts.store.ts';

let world: TestWorld;
let tenantId: string;
let memberId: string;
const many = 1_000;
/** Statistics speak of words in a table of some size only. */
const manyQuestions = 2_000;
/** Every post says the first, hardly any the second. */
const [common, rare] = ['龘靐齉爩', '骉羴猋麤'];

/** Chinese that differs from row to row. */
const words = "(select string_agg(chr(19968 + abs(hashint4(n * 31 + at)) % 9000), '') from generate_series(1, 60) at)";
const text = `${words} || case when n % 350 = 0 then '${rare}' else '' end || '${common}'`;

beforeAll(async () => {
  world = await openWorld();
  const [member] = await world.rows(`select id, tenant_id from member where account = 'linzhiyuan'`);
  [memberId, tenantId] = [String(member?.['id']), String(member?.['tenant_id'])];
  const given = [tenantId, memberId];
  await world.rows(
    `insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
       state, published_at, updated_at)
     select 'many-' || n, $1, $1, 0, $2, 'title', words, words, words, text_pairs(words), 'active', now(), now()
     from (select n, ${text} as words from generate_series(1, ${manyQuestions}) n) made`,
    given,
  );
  await world.rows(
    `insert into discussion (id, tenant_id, question_id, author_id, content, created_at)
     select 'many-' || n, $1, 'many-' || n, $2, ${text}, now() from generate_series(1, ${many}) n`,
    given,
  );
  await world.rows(
    `insert into topic (id, tenant_id, type_id, name, name_key, search, description, created_at, updated_at)
     select 'many-' || n, $1, (select min(id) from topic_type where tenant_id = $1), 't' || n, 't' || n, '', ${text},
       now(), now() from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into share_account (id, tenant_id, organization_id, enjoy_type, name, name_key, search, portrait, description,
       created_at, updated_at)
     select 'many-' || n, $1, $1, 0, 'a' || n, 'a' || n, '', '', ${text}, now(), now() from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into special_column (id, tenant_id, account_id, title, introduce, cover, created_by, created_at, updated_at)
     select 'many-' || n, $1, 'many-' || n, 'c', ${text}, '', $2, now(), now() from generate_series(1, ${many}) n`,
    given,
  );
  await world.rows(
    `insert into live (id, tenant_id, organization_id, creator_id, supplier, subject, search_text, search, live_type,
       share_scope, start_time, description, status, request_status, created_at, updated_at)
     select 'many-' || n, $1, $1, $2, 3, 'live', '', '', 1, 1, now(), ${text}, 3, 3, now(), now()
     from generate_series(1, ${many}) n`,
    given,
  );
  await world.rows(
    `insert into live_message (id, tenant_id, live_id, kind, person_key, author_name, identity, text, answer, created_at)
     select 'many-' || n, $1, 'many-' || n, 'question', 'm', 'm', 1, ${text}, 'yes', now() from generate_series(1, ${many}) n`,
    [tenantId],
  );
  await world.rows(
    `insert into live_replay (live_id, tenant_id, state, seconds, updated_at)
     select 'many-' || n, $1, 'ready', 60, now() from generate_series(1, ${many}) n`,
    [tenantId],
  );
  for (const table of [
    'live_replay',
    'question',
    'discussion',
    'topic',
    'share_account',
    'special_column',
    'live',
    'live_message',
  ])
    await world.rows(`vacuum analyze ${table}`);
}, 120_000);
afterAll(() => world.close());

const readOf = () => readsOf(world, tenantId);
const terms = termsOf(rare);
const asked = () => ({ tenantId, memberId, terms, query: terms.map(({ text: pair }) => `'${pair}'`).join(' | ') });

test.for([
  ['question_search', questions.listMatching],
  ['discussion_search', questions.listAnswered],
  ['topic_full_search', topics.listMatching],
  ['share_account_full_search', accounts.listMatching],
  ['special_column_search', columns.listMatching],
  ['live_full_search', lives.listMatching],
  ['live_message_search', lives.listAnswered],
] as const)('[D-149] %s finds what the assistant asks for, under row security', async ([index, list]) => {
  const plan = JSON.stringify(await list(readOf().withPlugin(explaining), asked()));
  expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  expect(plan).not.toMatch(/Seq Scan on (?:question|discussion|topic|share_account|special_column|live)\b/);
});

test('[D-122] the search of the community finds by its index, though what is not paid for is left out', async () => {
  const conditions = wordsMatch(rare, { memberId, isModerator: false, at: new Date() });
  const found = [isListed, ...conditions].reduce(
    (query, condition) => query.where(condition),
    allQuestions(readOf().withPlugin(explaining), tenantId).select('question.id'),
  );
  const plan = JSON.stringify(await found.execute());
  expect(plan).toContain('Bitmap Index Scan on question_search');
  expect(plan).not.toContain('Seq Scan on question"');
});

test('[D-149] a question is looked up by what is rare in this table, as its statistics say', async () => {
  const query = await findSelective(readOf(), termsOf(`${common}，${rare}`), { table: 'question', column: 'search' });
  expect(query).toContain(terms[0]?.text);
  expect(query).not.toContain([...common].slice(0, 2).join(''));
});

test('[D-149] a text that speaks through no store is indexed as `ngrams` would', async () => {
  const [row] = await world.rows(`select tsvector_to_array(text_pairs('Ａb  中文。')) as grams`);
  expect(row?.['grams']).toEqual(expect.arrayContaining(['a', 'ab', 'b', '中', '中文']));
  expect(row?.['grams']).not.toContain('b中');
  expect(row?.['grams']).not.toContain('文。');
  expect((await world.rows(`select text_pairs('') = ''::tsvector as same`))[0]).toEqual({ same: true });
});
