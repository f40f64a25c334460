import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { analysing, readsOf, rowsRead } from '../../../world/test-explain.ts';
import { findsOf } from '../../../world/tests/search/test-finds.ts';
import { hostileQuestions, usualQuestions } from '../../../world/tests/search/test-questions-asked.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { postgresIndex } from '../engine/postgres-index.store.ts';
import { listFound } from './found.store.ts';
import { questionOf, scatteredWords } from './search-question.ts';

let world: TestWorld;
let finds: ReturnType<typeof findsOf>;
beforeAll(async () => {
  world = await openWorld();
  await indexWorld(world);
  finds = findsOf(world, postgresIndex);
});
afterAll(() => world.close());

/** How many documents are read for a question that any of its words may answer: the widest there is. */
async function widest(asked: string): Promise<number> {
  const loose = await finds.queryOf(asked, { isLoose: true, limit: searchLimits.counted });
  const query = { ...loose, wanted: scatteredWords(questionOf(asked)) };
  const reads = readsOf(world, query.reader.tenantId);
  const rows: readonly object[] = await listFound(reads.withPlugin(analysing), query, {
    // Chosen as always: what is analysed answers with its plan, and a plan is no sample.
    list: (_analysed, ...candidates) => postgresIndex.list(reads, ...candidates),
  });
  return rowsRead('search_document', rows);
}

/** The tokens of the twelve longest words a question is read as, each with its stems in three languages and its initials. */
const mostTokens = Math.max(searchLimits.words * (1 + 3 + 1), searchLimits.characters);

test.for(Object.entries(hostileQuestions))('[D-195] %s is a short question to the index', async ([, asked]) => {
  const question = questionOf(asked);
  expect(question.words.length).toBeLessThanOrEqual(searchLimits.words);
  expect(question.form.length).toBeLessThanOrEqual(2 * searchLimits.characters);
  const query = JSON.stringify((await finds.queryOf(asked, {})).query);
  expect(query.split('"token":').length - 1).toBeLessThanOrEqual(mostTokens);
});

test('[D-195] whatever is asked, no document is read twice', async () => {
  const [{ total } = {}] = await world.rows('select count(*) as total from search_document');
  const reads = [];
  for (const asked of [...usualQuestions, ...Object.values(hostileQuestions)]) reads.push(await widest(asked));
  expect(Math.max(...reads)).toBeGreaterThan(0);
  expect(Math.max(...reads)).toBeLessThanOrEqual(Number(total));
});
