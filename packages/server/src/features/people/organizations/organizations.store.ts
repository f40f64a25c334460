import { sql } from 'kysely';
import { brokeReference, type Reads, type Tx } from '../../../platform/db.ts';
import { placeSearchParts } from '../search.store.ts';

export type Organization = {
  readonly id: string;
  readonly tenantId: string;
  readonly path: readonly string[];
  readonly name: string;
};
type NewOrganization = {
  id: string;
  tenantId: string;
  parentId: string | null;
  path: string[];
  name: string;
  position: number;
};
export type OrganizationName = { readonly id: string; readonly name: string };

const searchColumnsOf = (name: string) => {
  const { text, grams } = placeSearchParts(name);
  return { searchText: text, search: sql<string>`array_to_tsvector(${grams}::text[])` };
};

export async function insertOrganization(tx: Tx, organization: NewOrganization): Promise<void> {
  await tx
    .insertInto('organization')
    .values({ ...organization, ...searchColumnsOf(organization.name) })
    .execute();
}

export async function findOrganization(read: Reads, tenantId: string, id: string): Promise<Organization | undefined> {
  return read
    .selectFrom('organization')
    .select(['id', 'tenantId', 'path', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of the ids that are organisations of the tenant. A foreign key alone would take another tenant's. */
export async function lockPlaces(tx: Tx, tenantId: string, ids: readonly string[]): Promise<OrganizationName[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

export async function hasOrganizations(read: Reads): Promise<boolean> {
  return (await read.selectFrom('organization').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * One at a time: changes of the tree, and whatever takes an administrator away. Locks the root row, which new rows
 * below it only share.
 */
export async function lockTenant(tx: Tx, tenantId: string): Promise<void> {
  await tx.selectFrom('organization').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
}

export async function countOrganizations(read: Reads, tenantId: string): Promise<number> {
  const { total } = await read
    .selectFrom('organization')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Where the next child goes. */
export async function nextPosition(read: Reads, tenantId: string, parentId: string): Promise<number> {
  const { last } = await read
    .selectFrom('organization')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('tenantId', '=', tenantId)
    .where('parentId', '=', parentId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** All right below one, in their order. */
export async function listChildIds(read: Reads, tenantId: string, parentId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('organization')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('parentId', '=', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The order of siblings; their versions stay, because nothing of theirs that anybody edits has changed. */
export async function saveOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update organization set position = place.at::int - 1
    from unnest(${[...ids]}::text[]) with ordinality as place (id, at)
    where organization.id = place.id and organization.position <> place.at - 1`.execute(tx);
}

export async function touchOrganization(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ updatedAt: laterThan(now) })
    .where('id', '=', id)
    .execute();
}

type OrganizationRow = Organization & { readonly parentId: string | null; readonly updatedAt: Date };

export async function lockOrganization(tx: Tx, tenantId: string, id: string): Promise<OrganizationRow | undefined> {
  return tx
    .selectFrom('organization')
    .select(['id', 'tenantId', 'path', 'name', 'parentId', 'updatedAt'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Always later than before, so that a version is never met twice. */
export const laterThan = (now: number) => sql<Date>`greatest(${new Date(now)}, updated_at + interval '1 millisecond')`;

export async function saveOrganizationName(tx: Tx, id: string, { name, now }: { name: string; now: number }) {
  await tx
    .updateTable('organization')
    .set({ name, ...searchColumnsOf(name), updatedAt: laterThan(now) })
    .where('id', '=', id)
    .execute();
}

type Move = { readonly parent: Organization; readonly now: number };

/** The whole sub-tree in one statement: no reader ever meets a path that leads nowhere. */
export async function moveSubtree(tx: Tx, moved: Organization, { parent, now }: Move): Promise<void> {
  const isMoved = sql<boolean>`id = ${moved.id}`;
  await tx
    .updateTable('organization')
    .set({
      path: sql<string[]>`${[...parent.path]}::text[] || path[${moved.path.length}::int:]`,
      parentId: sql<string>`case when ${isMoved} then ${parent.id} else parent_id end`,
      updatedAt: sql<Date>`case when ${isMoved} then ${laterThan(now)} else updated_at end`,
    })
    .where('tenantId', '=', moved.tenantId)
    .where(sql<boolean>`path @> array[${moved.id}]`)
    .execute();
}

/** False when something still belongs to it: an organisation below, a member, anything of any feature. */
export async function deleteOrganization(tx: Tx, id: string): Promise<boolean> {
  try {
    await tx.deleteFrom('organization').where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (brokeReference(error)) return false;
    throw error;
  }
}

/** From the root down. */
export async function listPath(read: Reads, { path }: Organization): Promise<OrganizationName[]> {
  return read
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('id', 'in', path)
    .orderBy(sql`cardinality(path)`)
    .execute();
}
