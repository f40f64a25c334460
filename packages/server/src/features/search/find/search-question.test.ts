import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import type { Context } from '../../../platform/context.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { analysing, readsOf, rowsRead } from '../../../world/test-explain.ts';
import { hostileQuestions, usualQuestions } from '../../../world/tests/search/test-questions-asked.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { listFound } from './found.store.ts';
import { findReader, listStems } from './reader.store.ts';
import { indexQuery, questionOf, scatteredWords } from './search-question.ts';

let world: TestWorld;
let reader: Context;
beforeAll(async () => {
  world = await openWorld();
  await indexWorld(world);
  const person = await personAt(world.installation.system, 'linzhiyuan', 0);
  reader = { ...person, ...world.installation.db.forTenant(person.actor.tenantId) };
});
afterAll(() => world.close());

/** How many documents are read for a question that any of its words may answer: the widest there is. */
async function widest(asked: string): Promise<number> {
  const question = questionOf(asked);
  const stems = await listStems(reader.read, question.words);
  const rows: readonly object[] = await listFound(readsOf(world, reader.actor.tenantId).withPlugin(analysing), {
    reader: await findReader(reader),
    searchables,
    query: indexQuery(question, { stems, isLoose: true }),
    form: question.form,
    wanted: scatteredWords(question),
    filters: {},
    sort: 'relevance',
    limitOf: () => searchLimits.counted,
  });
  return rowsRead('search_document', rows);
}

/** The tokens of the twelve longest words a question is read as, each with its stems in three languages and its initials. */
const mostTokens = Math.max(searchLimits.words * (1 + 3 + 1), searchLimits.characters);

test.for(Object.entries(hostileQuestions))('[D-195] %s is a short question to the index', async ([, asked]) => {
  const question = questionOf(asked);
  expect(question.words.length).toBeLessThanOrEqual(searchLimits.words);
  expect(question.form.length).toBeLessThanOrEqual(2 * searchLimits.characters);
  const stems = await listStems(reader.read, question.words);
  const query = JSON.stringify(indexQuery(question, { stems }));
  expect(query.split('"token":').length - 1).toBeLessThanOrEqual(mostTokens);
});

test('[D-195] whatever is asked, no document is read twice', async () => {
  const [{ total } = {}] = await world.rows('select count(*) as total from search_document');
  const reads = [];
  for (const asked of [...usualQuestions, ...Object.values(hostileQuestions)]) reads.push(await widest(asked));
  expect(Math.max(...reads)).toBeGreaterThan(0);
  expect(Math.max(...reads)).toBeLessThanOrEqual(Number(total));
});
