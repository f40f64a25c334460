import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** The rows of a query nothing is selected of yet. */
export async function countRows<Schema, Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const counted = query.select(sql<bigint>`count(*)`.as('total')).$castTo<{ total: bigint }>();
  const { total } = await counted.executeTakeFirstOrThrow();
  return Number(total);
}

/** Every condition of a list at once; none lets every row through. */
export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
