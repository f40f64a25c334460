import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import type { Context } from '../../../platform/context.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { readsOf } from '../../../world/test-explain.ts';
import { hostileQuestions, usualQuestions } from '../../../world/tests/search/test-questions-asked.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

let world: TestWorld;
let reader: Context;
let usual: Cost;
beforeAll(async () => {
  world = await openWorld();
  await indexWorld(world);
  const person = await personAt(world.installation.system, 'linzhiyuan', 0);
  reader = { ...person, ...world.installation.db.forTenant(person.actor.tenantId) };
  const costs = [];
  for (const question of usualQuestions) costs.push(await costOf(question));
  usual = {
    statements: Math.max(...costs.map(({ statements }) => statements)),
    rows: Math.max(...costs.map(({ rows }) => rows)),
  };
});
afterAll(() => world.close());

type Cost = { readonly statements: number; readonly rows: number };

/** The statements and rows one search costs, with the suggestions for it. */
async function costOf(asked: string): Promise<Cost> {
  const cost = { statements: 0, rows: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      cost.statements++;
      return node;
    },
    transformResult: ({ result }) => {
      cost.rows += result.rows.length;
      return Promise.resolve(result);
    },
  };
  const ctx = { ...reader, read: readsOf(world, reader.actor.tenantId).withPlugin(counting) };
  await search(searchables)(ctx, { sort: 'relevance', page: 1, pageSize: 20, search: asked });
  await suggest(searchables)(ctx, { search: asked });
  return cost;
}

test.for(Object.entries(hostileQuestions))(
  '[D-195] %s asks the database for no more than a usual question',
  async ([, asked]) => {
    const { statements, rows } = await costOf(asked);
    expect(statements).toBeLessThanOrEqual(usual.statements);
    expect(rows).toBeLessThanOrEqual(usual.rows);
  },
);
