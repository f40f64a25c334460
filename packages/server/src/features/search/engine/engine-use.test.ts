import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { termsOf } from '../../../platform/search-terms.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { explaining, readsOf } from '../../../world/test-explain.ts';
import { openStandIn, type StandIn, standInAccount } from '../../../world/tests/search/test-opensearch.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { findsOf, indexOfEngine } from '../../../world/tests/search/test-finds.ts';
import { rebuildIndex } from '../documents/rebuild-index.ts';
import { listFound } from '../find/found.store.ts';
import { retrieve } from '../retrieve/retrieve.ts';

let engine: StandIn;
let world: TestWorld;
beforeAll(async () => {
  engine = await openStandIn();
  const { user, password } = standInAccount;
  world = await openWorld({ env: { SEARCH_URL: engine.url, SEARCH_USER: user, SEARCH_PASSWORD: password } });
  await indexWorld(world);
});
afterAll(async () => {
  await world.close();
  engine.close();
});

const searches = () => engine.asked.filter((call) => call.endsWith('_msearch')).length;

test('[D-195] candidates are looked up by their keys alone, under row security', async () => {
  const index = indexOfEngine(world);
  const query = await findsOf(world, index).queryOf('安全', {});
  const read = readsOf(world, query.reader.tenantId);
  const plan = JSON.stringify(await listFound(read.withPlugin(explaining), query, index));
  expect(plan).toContain('search_document_pkey');
  expect(plan).not.toMatch(/search_document_search|search_document_title|Seq Scan on search_document/);
});

test('[D-149] the assistant finds its sources by the engine, and the same ones as by the database', async () => {
  const person = await personAt(world.installation.system, 'linzhiyuan', 0);
  const asked = {
    terms: termsOf('安全培训有哪些要求'),
    kinds: ['question', 'article', 'section', 'course'],
    limit: 5,
  } as const;
  const titles = async (ctx: typeof person) => (await retrieve(ctx, searchables, asked)).map(({ title }) => title);
  const before = searches();
  const found = await titles(person);
  expect(found.length).toBeGreaterThan(0);
  expect(searches()).toBeGreaterThan(before);
  expect(found).toEqual(await titles({ ...person, external: { ...person.external, textEngine: null } }));
});

test('[D-195] the command that reads everything anew is over once the engine has an index of it', async () => {
  const before = engine.holders('shuyuan');
  const { signal } = new AbortController();
  const told: number[] = [];
  const isWhole = await rebuildIndex(world.installation.system, searchables, {
    signal,
    pace: { everyMs: 5, restMs: 5 },
    tell: ({ doneCount }) => told.push(doneCount),
    tellEngine: ({ doneCount }) => told.push(doneCount),
  });
  expect(isWhole).toBe(true);
  expect(told.length).toBeGreaterThan(0);
  expect(engine.holders('shuyuan')).toHaveLength(1);
  expect(engine.holders('shuyuan')).not.toEqual(before);
  const [{ count } = {}] = await world.rows('select count(*) from search_document');
  expect(engine.resolve('shuyuan').ids()).toHaveLength(Number(count));
});
