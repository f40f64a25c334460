import type { Reads } from '../../platform/db.ts';

type Named = { readonly id: string; readonly name: string };

/** What people and organisations of the tenant are called now; whatever else an id may belong to has no name here. */
export async function listNames(read: Reads, tenantId: string, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const [places, people] = await Promise.all([
    read
      .selectFrom('organization')
      .select(['id', 'name'])
      .where('tenantId', '=', tenantId)
      .where('id', 'in', [...ids])
      .execute(),
    read
      .selectFrom('member')
      .select(['id', 'fullName as name'])
      .where('tenantId', '=', tenantId)
      .where('id', 'in', [...ids])
      .execute(),
  ]);
  return [...places, ...people];
}
