import type { Identity } from '@shuyuan/contract/kernel/capabilities';
import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { savedFilters, type SavedFilters } from '@shuyuan/contract/search/saved/saved-search.wire';
import { sql } from 'kysely';
import { brokeUnique, jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

export const isNameTaken = (error: unknown): boolean => brokeUnique(error, 'saved_search_name');

type Owned = { readonly id: string; readonly memberId: string };
export type SavedSearchRow = Owned & {
  readonly name: string;
  readonly keyword: string;
  readonly filters: SavedFilters;
  readonly knownKeys: readonly string[];
  readonly newKeys: readonly string[];
};
type NewSavedSearch = Omit<SavedSearchRow, 'newKeys'> & { readonly tenantId: string; readonly createdAt: Date };

/** By name; a bounded number. */
export async function listSaved(read: Reads, memberId: string): Promise<SavedSearchRow[]> {
  const rows = await read
    .selectFrom('savedSearch')
    .select(['id', 'memberId', 'name', 'keyword', 'filters', 'knownKeys', 'newKeys'])
    .where('memberId', '=', memberId)
    .orderBy(sql`lower(name)`)
    .limit(searchLimits.saved)
    .execute();
  return rows.map((row) => ({ ...row, filters: savedFilters.parse(row.filters) }));
}

/** Counted under the lock of the person: of two at once the second sees the first. */
export async function countSavedForUpdate(tx: Tx, memberId: string): Promise<number> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const { total } = await tx
    .selectFrom('savedSearch')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertSaved(tx: Tx, { filters, knownKeys, ...row }: NewSavedSearch): Promise<void> {
  await tx
    .insertInto('savedSearch')
    .values({ ...row, filters: jsonOf(filters), knownKeys: [...knownKeys] })
    .execute();
}

export async function updateName(tx: Tx, { id, memberId, name }: Owned & { readonly name: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('savedSearch')
    .set({ name })
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSaved(tx: Tx, { id, memberId }: Owned): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('savedSearch')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type Growth = {
  readonly saved: Pick<SavedSearchRow, 'id' | 'memberId' | 'knownKeys'>;
  readonly knownKeys: readonly string[];
  readonly newKeys: readonly string[];
};
const keysOf = (keys: readonly string[]) => sql<string[]>`${[...keys]}::text[]`;

/** Its new results are seen; where there are none, those of the last time stay marked. */
export async function markOpened(tx: Tx, { saved, knownKeys, newKeys }: Growth): Promise<void> {
  await tx
    .updateTable('savedSearch')
    .set({
      knownKeys: keysOf(knownKeys),
      newKeys: keysOf([]),
      ...(newKeys.length > 0 && { openedKeys: keysOf(newKeys) }),
    })
    .where('id', '=', saved.id)
    .where('memberId', '=', saved.memberId)
    .execute();
}

/** The results that are marked: those found since it was opened, else those that were new then. */
export async function listNewKeys(read: Reads, { id, memberId }: Owned): Promise<readonly string[]> {
  const row = await read
    .selectFrom('savedSearch')
    .select(sql<string[]>`case when cardinality(new_keys) > 0 then new_keys else opened_keys end`.as('keys'))
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.keys ?? [];
}

/** False where it was opened or looked through meanwhile: what came up may have been seen. */
export async function updateFound(tx: Tx, { saved, knownKeys, newKeys }: Growth): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('savedSearch')
    .set({ knownKeys: keysOf(knownKeys), newKeys: keysOf(newKeys) })
    .where('id', '=', saved.id)
    .where('knownKeys', '=', keysOf(saved.knownKeys))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** People who work here and saved a search, as a job goes through them. */
export const listSavers = (read: Reads, after: string, limit: number) =>
  read
    .selectFrom('member')
    .select(['member.id', 'member.tenantId', 'member.organizationId'])
    .select(
      sql<Identity[]>`array(select role from member_role where member_id = member.id
        union all select fact from member_fact where member_id = member.id)`.as('roles'),
    )
    .where('member.state', '=', 'active')
    .where('member.id', '>', after)
    .where(sql<boolean>`exists (select from saved_search where saved_search.member_id = member.id)`)
    .orderBy('member.id')
    .limit(limit)
    .execute();
