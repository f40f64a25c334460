import { type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { TestWorld } from './open-world.ts';

/** Every statement of a store, explained instead of run, as a request of the company would run it. */
export const explaining: KyselyPlugin = {
  transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The reads of a request, under row security. */
export const readsOf = (world: TestWorld, tenantId: string) =>
  world.installation.db.forTenant(tenantId).read as Kysely<never>;

/** Every statement of a store, run and told as its plan with the rows each step read. */
export const analysing: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const options = sql`analyze, format json`.toOperationNode();
    return { ...node, explain: { kind: 'ExplainNode', options } } as RootOperationNode;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

type Plan = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
};

function rowsOf(table: string, plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + rowsOf(table, one), 0);
  if (plan['Relation Name'] !== table) return below;
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

/** How many rows of a table the plans that were analysed have read. */
export const rowsRead = (table: string, answered: readonly object[]): number =>
  answered
    .flatMap((row) => Object.values(row) as readonly (readonly { readonly Plan: Plan }[])[])
    .flat()
    .reduce((sum, { Plan: plan }) => sum + rowsOf(table, plan), 0);
