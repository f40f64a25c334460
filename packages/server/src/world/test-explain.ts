import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import type { TestWorld } from './open-world.ts';

/** Every statement of a store, explained instead of run, as a request of the company would run it. */
export const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The reads of a request, under row security. */
export const readsOf = (world: TestWorld, tenantId: string) =>
  world.installation.db.forTenant(tenantId).read as Kysely<never>;
