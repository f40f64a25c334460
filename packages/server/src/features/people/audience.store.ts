import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';

/** The organisations and people an author names. */
export type NamedAudience = { readonly organizationIds: readonly string[]; readonly memberIds: readonly string[] };

/** Those of the organisations and people that exist in a tenant. */
export async function countKnown(
  read: Reads,
  tenantId: string,
  { organizationIds, memberIds }: NamedAudience,
): Promise<number> {
  const { known } = await read
    .selectNoFrom(
      sql<bigint>`(select count(*) from organization
          where tenant_id = ${tenantId} and id = any(${[...organizationIds]}::text[]))
        + (select count(*) from member where tenant_id = ${tenantId} and id = any(${[...memberIds]}::text[]))`.as(
        'known',
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(known);
}

/** The names of an audience, in their order. */
export async function listAudience(read: Reads, tenantId: string, { organizationIds, memberIds }: NamedAudience) {
  const organizations = await read
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`id = any(${[...organizationIds]}::text[])`)
    .orderBy('name')
    .execute();
  const people = await read
    .selectFrom('member')
    .select(['id', 'fullName'])
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`id = any(${[...memberIds]}::text[])`)
    .orderBy('fullName')
    .execute();
  return { organizations, people };
}
