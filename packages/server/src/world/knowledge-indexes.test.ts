import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../app/searchables.ts';
import { wordsMatch } from '../features/community/questions/lists/question-conditions.store.ts';
import { allQuestions, isListed } from '../features/community/questions/question-list.store.ts';
import { findReader } from '../features/search/find/reader.store.ts';
import { findExpected, listCandidates } from '../features/search/retrieve/retrieve.store.ts';
import { tsqueryOf } from '../features/search/token-query.ts';
import { rareQuery } from '../features/search/retrieve/term-query.ts';
import { termsOf } from '../platform/search-terms.ts';
import { openWorld, type TestWorld } from './open-world.ts';
import { personAt } from './person-at.ts';
import { explaining, readsOf } from './test-explain.ts';

let world: TestWorld;
let tenantId: string;
let memberId: string;
/** Statistics speak of words in a table of some size only. */
const many = 2_000;
/** Every post says the first, hardly any the second. */
const [common, rare] = ['龘靐齉爩', '骉羴猋麤'];

/** Chinese that differs from row to row. */
const words = "(select string_agg(chr(19968 + abs(hashint4(n * 31 + at)) % 9000), '') from generate_series(1, 60) at)";
const text = `${words} || case when n % 350 = 0 then '${rare}' else '' end || '${common}'`;

beforeAll(async () => {
  world = await openWorld();
  const [member] = await world.rows(`select id, tenant_id from member where account = 'linzhiyuan'`);
  [memberId, tenantId] = [String(member?.['id']), String(member?.['tenant_id'])];
  await world.rows(
    `insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
       state, published_at, updated_at)
     select 'many-' || n, $1, $1, 0, $2, 'title', words, words, words, text_pairs(words), 'active', now(), now()
     from (select n, ${text} as words from generate_series(1, ${many}) n) made`,
    [tenantId, memberId],
  );
  await world.rows(
    `insert into search_document (tenant_id, source, source_id, part, kind, item_id, is_inner, title, text, title_form, form,
       author_id, organization_id, use_count, published_at, indexed_at, title_search, search)
     select tenant_id, 'post', id, '', 'question', id, false, title, search_text, title, search_text, author_id,
       organization_id, 0, published_at, now(), text_pairs(title), search
     from question where id like 'many-%'`,
  );
  for (const table of ['question', 'search_document']) await world.rows(`vacuum analyze ${table}`);
}, 120_000);
afterAll(() => world.close());

const readOf = () => readsOf(world, tenantId);
const boundsOf = (documents: number) => ({ most: 300, documents });

test('[D-149] what may answer a question is found by the index of the search, under row security', async () => {
  const terms = termsOf(rare);
  const reader = await findReader(await personAt(world.installation.system, 'linzhiyuan', 0));
  const { expected, documents } = await findExpected(readOf(), terms);
  const asked = { reader, searchables, terms, query: rareQuery(terms, expected, boundsOf(documents)) };
  const plan = JSON.stringify(
    await listCandidates(readOf().withPlugin(explaining), { ...asked, kinds: ['question', 'article', 'answer'] }),
  );
  expect(plan).toContain('Bitmap Index Scan on search_document_search');
  expect(plan).not.toMatch(/Seq Scan on search_document\b/);
  expect((await listCandidates(readOf(), { ...asked, kinds: ['question'] })).length).toBe(Math.floor(many / 350));
});

test('[D-008] [D-149] another company finds nothing of this one', async () => {
  const terms = termsOf(rare);
  const reader = await findReader(await personAt(world.installation.system, 'linzhiyuan', 0));
  const query = rareQuery(terms, new Map(), boundsOf(0));
  const asked = { reader, searchables, terms, query, kinds: ['question'] } as const;
  expect(await listCandidates(readOf(), asked)).not.toEqual([]);
  expect(await listCandidates(readsOf(world, 'another'), asked)).toEqual([]);
});

test('[D-149] a question is looked up by what is rare in this index, as its statistics say', async () => {
  const terms = termsOf(`${common}，${rare}`);
  const { expected, documents } = await findExpected(readOf(), terms);
  expect(documents).toBeGreaterThanOrEqual(many);
  const query = tsqueryOf(rareQuery(terms, expected, boundsOf(documents)));
  expect(query).toContain([...rare].slice(0, 2).join(''));
  // What everybody says is asked for together with something else, or not at all.
  expect(query.split(' | ').filter((one) => one === `('${[...common].slice(0, 2).join('')}')`)).toEqual([]);
});

test('[D-149] a word of letters is as common as all that begin with it', async () => {
  await world.rows(
    `update search_document set search = array_to_tsvector(tsvector_to_array(search) || 'calibration'::text)
     where source_id like 'many-%'`,
  );
  await world.rows('analyze search_document');
  const terms = termsOf('calibrate');
  const { expected } = await findExpected(readOf(), terms);
  expect(expected.get(terms[0]?.text ?? '')).toBeGreaterThan(many / 2);
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
