import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { analysing, readsOf, rowsRead } from '../../../world/test-explain.ts';
import { findsOf } from '../../../world/tests/search/test-finds.ts';
import { listFound } from '../find/found.store.ts';
import { usualBounds } from './bounds.ts';
import { postgresIndex, postgresIndexWith } from './postgres-index.store.ts';

/** Questions that all have one word, one a day, the newest first; every third has it in its title, too, and the title of the oldest is the word. */
const many = 4_000;
/** So many are written by one statement. */
const atOnce = 500;
const word = '碧玺';
/** So many of the newest are taken away at the end. */
const hidden = 2_000;

let world: TestWorld;
let finds: ReturnType<typeof findsOf>;

async function write(first: number): Promise<void> {
  await world.rows(
    `insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
       state, published_at, updated_at, read_num)
     select 'common-' || n, tenant_id, organization_id, 0, id, case when n = $2::integer then $1 when n % 3 = 0 then $1 || n else '记录' || n end, $1, $1, '', '',
       'active', $3::timestamptz - n * interval '1 day', now(), case when n % 1000 = 7 then 5000 + n else 0 end
     from member, generate_series($4::integer, $4::integer + $5::integer - 1) n where account = 'hejingxing'`,
    [word, many, new Date(world.clock.now()), first, atOnce],
  );
  await world.rows(
    `insert into search_document (tenant_id, source, source_id, part, kind, item_id, is_inner, title, text, title_form, form,
       author_id, organization_id, use_count, published_at, indexed_at, title_search, search)
     select tenant_id, 'post', id, '', 'question', id, false, title, summary, search_form(title), summary, author_id,
       organization_id, read_num, published_at, now(),
       text_pairs(title) || array_to_tsvector(search_marks(tenant_id, 'question', id, author_id, published_at, read_num)
         || search_title_marks(tenant_id, 'question', search_form(title))),
       text_pairs(title || ' ' || summary)
         || array_to_tsvector(search_marks(tenant_id, 'question', id, author_id, published_at, read_num))
     from question where id like 'common-%' and split_part(id, '-', 2)::integer >= $1`,
    [first],
  );
}

const idOf = (n: number): string => `common-${n}`;

beforeAll(async () => {
  world = await openWorld();
  for (let first = 1; first <= many; first += atOnce) await write(first);
  await world.rows('truncate search_check');
  await world.rows('vacuum analyze search_document');
  finds = findsOf(world, postgresIndex);
}, 120_000);
afterAll(() => world.close());

const newest = (count: number, from = 1): string[] => Array.from({ length: count }, (_, at) => idOf(from + at));

const newestTitles = (count: number): string[] => Array.from({ length: count }, (_, at) => idOf(3 * (at + 1)));

test('[D-195] of a word that stands everywhere the newest are found, in their order', async () => {
  expect((await finds.ids(word, { sort: 'newest', limit: 200 })).slice(0, 200)).toEqual(newest(200));
});

test('[D-195] those that have it in their title come first, the newest of them before the others', async () => {
  const [, ...found] = await finds.ids(word, { limit: 100 });
  expect(found).toEqual(newestTitles(99));
});

test('[D-195] a title that is the question is found first, however old it is', async () => {
  expect(await finds.ids(word, { limit: 5 })).toEqual([idOf(many), ...newestTitles(4)]);
});

test('[D-195] the most used of all are found first', async () => {
  const found = await finds.ids(word, { sort: 'used', limit: 4 });
  expect(found).toEqual([3_007, 2_007, 1_007, 7].map(idOf));
});

test('[D-195] what somebody wrote is found among all that others wrote', async () => {
  const [author] = await world.rows(`select id from member where account = 'hejingxing'`);
  expect(await finds.ids(word, { limit: 5, filters: { authorId: String(author?.['id']) } })).toEqual([
    idOf(many),
    ...newestTitles(4),
  ]);
  expect(await finds.ids(word, { filters: { authorId: 'nobody' } })).toEqual([]);
});

test('[D-195] a page of what stands everywhere reads a part of it', async () => {
  const query = await finds.queryOf(word, { limit: 100 });
  const tenantId = query.reader.tenantId;
  const read = async (index: typeof postgresIndex) => {
    const plans: object[] = [];
    const reads = readsOf(world, tenantId);
    // The sample is answered, the statement that finds is analysed.
    const listed = await index.list(reads, candidatesOf(query), pages);
    expect(listed.documents).not.toBeNull();
    const answered = await listFound(reads.withPlugin(analysing), query, {
      list: async () => ({ ...listed, ends: new Map() }),
    });
    plans.push(...answered);
    return rowsRead('search_document', plans);
  };
  const candidatesOf = ({ reader, query: tokens, filters, sort, form }: typeof query) => ({
    tenantId: reader.tenantId,
    query: tokens,
    isOfTitles: false,
    filters,
    sort,
    form,
    at: reader.at.getTime(),
  });
  const pages = [{ kind: 'question' as const, limit: 100, from: null }];
  expect(await read(postgresIndex)).toBeLessThan(many / 4);
  expect(await read(postgresIndexWith({ ...usualBounds, exactUpTo: 10 * many }))).toBeGreaterThanOrEqual(many);
});

test('[D-195] whoever may see nothing of the first finds what comes behind them', async () => {
  await world.rows(
    `update question set state = 'removed' where id like 'common-%' and split_part(id, '-', 2)::integer <= ${hidden}`,
  );
  const found = await finds.ids(word, { sort: 'newest', limit: 50 });
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(newest(found.length, hidden + 1));
});

test('[D-195] nothing is found by the marks of documents', async () => {
  const marks = await world.rows(
    `select mark from search_document, unnest(tsvector_to_array(search)) mark where source_id = 'common-64' and mark like '#%'`,
  );
  expect(marks.length).toBeGreaterThan(5);
  for (const row of marks) expect(await finds.ids(String(row['mark']))).toEqual([]);
});
