import { type PageContent, type PageKind, type Article, readContent } from '@shuyuan/contract/site/page-kinds';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

const pagesOf = (read: Reads, tenantId: string) =>
  read
    .selectFrom('sitePage as page')
    .innerJoin('organization as place', 'place.id', 'page.organizationId')
    .select(['page.id', 'page.kind', 'page.article', 'page.parentId', 'page.organizationId', 'page.published'])
    .select('place.name as organizationName')
    .where('page.tenantId', '=', tenantId);
type Found = Awaited<ReturnType<ReturnType<typeof pagesOf>['execute']>>[number];

/** A page as its readers see it. */
export type PageRow = Omit<Found, 'published'> & { readonly content: PageContent };
const toPage = ({ published, ...page }: Found): PageRow => ({ ...page, content: readContent(published) });

/** The pages members of an organisation see: those of their own place and of those above it. */
const shownTo = (read: Reads, tenantId: string, organizationId: string) =>
  pagesOf(read, tenantId)
    .innerJoin('organization as own', (join) => join.on(sql`page.organization_id`, '=', sql`any (own.path)`))
    .where('own.id', '=', organizationId)
    .where('page.published', 'is not', null);

type Reader = { readonly tenantId: string; readonly organizationId: string };

/** D-009: the home page set nearest to an organisation. */
export async function findHome(read: Reads, { tenantId, organizationId }: Reader): Promise<PageRow | undefined> {
  const row = await shownTo(read, tenantId, organizationId)
    .where('page.kind', '=', 'home')
    .orderBy(sql`array_position(own.path, page.organization_id)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPage(row);
}

/** The branch pages right under the home page (`parentId` null), or under one of them; the company's before those of its parts. */
export async function listBelow(
  read: Reads,
  { tenantId, organizationId }: Reader,
  { parentId, limit }: { readonly parentId: string | null; readonly limit: number },
): Promise<PageRow[]> {
  const rows = await shownTo(read, tenantId, organizationId)
    .where('page.kind', '=', 'branch')
    .where('page.parentId', parentId === null ? 'is' : '=', parentId)
    .orderBy(sql`array_position(own.path, page.organization_id)`)
    .orderBy('page.position')
    .orderBy('page.id')
    .limit(limit)
    .execute();
  return rows.map(toPage);
}

/** Every branch page somebody sees, for the navigation. */
export async function listBranches(read: Reads, { tenantId, organizationId }: Reader): Promise<PageRow[]> {
  const rows = await shownTo(read, tenantId, organizationId)
    .where('page.kind', '=', 'branch')
    .orderBy(sql`array_position(own.path, page.organization_id)`)
    .orderBy('page.position')
    .orderBy('page.id')
    .limit(pageLimits.pagesMax * 10)
    .execute();
  return rows.map(toPage);
}

export async function findShownPage(
  read: Reads,
  { tenantId, organizationId }: Reader,
  id: string,
): Promise<PageRow | undefined> {
  const row = await shownTo(read, tenantId, organizationId).where('page.id', '=', id).executeTakeFirst();
  return row && toPage(row);
}

const managedOf = (read: Reads, tenantId: string) =>
  pagesOf(read, tenantId)
    .leftJoin('member', 'member.id', 'page.updatedBy')
    .select(['page.draft', 'page.revision', 'page.position', 'page.updatedAt', 'member.fullName as updatedBy']);
type FoundManaged = Awaited<ReturnType<ReturnType<typeof managedOf>['execute']>>[number];

/** A page as its administrators see it. */
export type ManagedPage = Omit<FoundManaged, 'draft' | 'published'> & {
  readonly draft: PageContent | null;
  readonly published: PageContent | null;
};
const toManaged = ({ draft, published, ...page }: FoundManaged): ManagedPage => ({
  ...page,
  draft: draft === null ? null : readContent(draft),
  published: published === null ? null : readContent(published),
});

export async function listManaged(read: Reads, { tenantId, organizationId }: Reader): Promise<ManagedPage[]> {
  const rows = await managedOf(read, tenantId)
    .where('page.organizationId', '=', organizationId)
    .orderBy(sql`array_position(array['home', 'branch', 'article'], page.kind)`)
    .orderBy('page.position')
    .orderBy('page.id')
    .limit(pageLimits.pagesMax)
    .execute();
  return rows.map(toManaged);
}

export async function findManaged(read: Reads, tenantId: string, id: string): Promise<ManagedPage | undefined> {
  const row = await managedOf(read, tenantId).where('page.id', '=', id).executeTakeFirst();
  return row && toManaged(row);
}

/** Two administrators publish one after the other. */
export async function lockPage(tx: Tx, tenantId: string, id: string): Promise<ManagedPage | undefined> {
  const row = await managedOf(tx, tenantId).where('page.id', '=', id).forUpdate('page').executeTakeFirst();
  return row && toManaged(row);
}

/** The number of pages of an organisation, and the position behind all of them, also where some were deleted. */
type PlaceOfPages = { readonly total: number; readonly next: number };

/** One at a time counts and orders the pages of an organisation. */
export async function lockPlaceOfPages(tx: Tx, organizationId: string): Promise<PlaceOfPages> {
  await tx.selectFrom('organization').select('id').where('id', '=', organizationId).forUpdate().execute();
  const { total, last } = await tx
    .selectFrom('sitePage')
    .select(({ fn }) => [fn.countAll<bigint>().as('total'), fn.max('position').as('last')])
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { total: Number(total), next: Math.max(0, (last ?? -1) + 1) };
}

type NewPage = {
  readonly id: string;
  readonly tenantId: string;
  readonly organizationId: string;
  readonly kind: PageKind;
  readonly article: Article | null;
  readonly parentId: string | null;
  readonly position: number;
  readonly draft: PageContent;
  readonly by: string;
  readonly at: Date;
};

/** False where there is such a page already. */
export async function insertPage(tx: Tx, { draft, by, at, ...page }: NewPage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sitePage')
    .values({ ...page, draft: jsonOf(draft), createdAt: at, updatedAt: at, updatedBy: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type PageChange = {
  readonly id: string;
  readonly draft: PageContent | null;
  readonly published: PageContent | null;
  readonly by: string;
  readonly at: Date;
};

/** Only a page that `lockPage` has locked. */
export async function updatePage(tx: Tx, { id, draft, published, by, at }: PageChange): Promise<number> {
  const { revision } = await tx
    .updateTable('sitePage')
    .set({
      draft: draft && jsonOf(draft),
      published: published && jsonOf(published),
      publishedAt: published && at,
      updatedAt: at,
      updatedBy: by,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function hasPagesBelow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('sitePage').select('id').where('parentId', '=', id).executeTakeFirst()) !== undefined;
}

export async function deletePage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sitePage').where('id', '=', id).execute();
}

/** Pages that are not named, such as one made meanwhile, stay behind those that are. */
export async function updatePositions(tx: Tx, organizationId: string, ids: readonly string[]): Promise<void> {
  await sql`update site_page set position = named.position - 1000
    from unnest(${[...ids]}::text[]) with ordinality as named (id, position)
    where site_page.id = named.id and organization_id = ${organizationId} and kind = 'branch'`.execute(tx);
}
