import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { OrganizationName } from './organizations.store.ts';
import { matchesSearch } from '../../../platform/search.ts';

export type BranchRow = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly updatedAt: Date;
  readonly memberCount: number;
  readonly childCount: number;
};

/** Asked by key for the rows of one page only: joined, they were counted for the whole tenant. */
const nodeColumns = [
  'organization.id',
  'organization.parentId',
  'organization.name',
  'organization.updatedAt',
  sql<number>`(select coalesce(sum(members), 0)::int from organization below
    join organization_tally tally on tally.organization_id = below.id and tally.state <> 'left'
    where below.tenant_id = organization.tenant_id and below.path @> array[organization.id])`.as('memberCount'),
  sql<number>`(select count(*)::int from organization child
    where child.tenant_id = organization.tenant_id and child.parent_id = organization.id)`.as('childCount'),
] as const;

export async function findNode(read: Reads, tenantId: string, id: string): Promise<BranchRow | undefined> {
  return read
    .selectFrom('organization')
    .select(nodeColumns)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listChildren(
  read: Reads,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
  paging: Paging,
): Promise<BranchRow[]> {
  return read
    .selectFrom('organization')
    .select(nodeColumns)
    .where('tenantId', '=', tenantId)
    .where('parentId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
}

export type FoundRow = BranchRow & { readonly above: OrganizationName[] };

/** The hits are chosen first; only those of the page are asked about their members and their way down. */
export async function findByName(
  read: Reads,
  { tenantId, search }: { readonly tenantId: string; readonly search: string },
  paging: Paging,
): Promise<{ rows: FoundRow[]; total: number }> {
  const hits = matchesSearch(search, sql`hit.search_text`, sql`hit.search`).reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('organization as hit').where('hit.tenantId', '=', tenantId),
  );
  const { total } = await hits.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const page = await hits
    .select('hit.id')
    .orderBy(sql`cardinality(hit.path)`)
    .orderBy('hit.position')
    .orderBy('hit.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  if (page.length === 0) return { rows: [], total: Number(total) };
  const rows = await read
    .selectFrom('organization')
    .select([
      ...nodeColumns,
      sql<OrganizationName[]>`(
        select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by cardinality(a.path)), '[]')
        from organization a where a.id = any(organization.path) and a.id <> organization.id)`.as('above'),
    ])
    .where('tenantId', '=', tenantId)
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .orderBy(sql`cardinality(organization.path)`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { rows, total: Number(total) };
}
