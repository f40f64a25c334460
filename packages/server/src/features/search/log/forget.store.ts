import { searchLogLimits as limits } from '@shuyuan/contract/search/search-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

const amongIds = (ids: readonly bigint[]) => sql<bigint>`any(${ids.map(String)}::bigint[])`;

/**
 * Takes the person from rows of before, the oldest first, and answers which. A text stays where several people have searched it,
 * as its rows or one that was kept before say: with fewer it could name one of them.
 */
export async function anonymizeSearches(tx: Tx, before: Date, limit: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    with old as (
      select id, tenant_id, form from search_log
      where at < ${before} and member_id is not null order by at, id limit ${limit} for update),
    common as (
      select known.tenant_id, known.form from search_log known
      where (known.tenant_id, known.form) in (select tenant_id, form from old)
      group by known.tenant_id, known.form
      having count(distinct known.member_id) >= ${limits.fewestPeople} or bool_or(known.member_id is null))
    update search_log
    set member_id = null, organization_id = null, form = common.form,
      words = case when common.form is not null then search_log.words end
    from old left join common on common.tenant_id = old.tenant_id and common.form = old.form
    where search_log.id = old.id
    returning search_log.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteClicksOfAnonymous(tx: Tx, searchIds: readonly bigint[]): Promise<void> {
  await tx.deleteFrom('searchClick').where('searchId', '=', amongIds(searchIds)).execute();
}

/** One piece at a time; tells how many went. */
export async function deleteSearchesBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from search_log where id = any (array(
    select id from search_log where at < ${before} order by at limit ${limit}))`.execute(tx);
  return Number(numAffectedRows);
}
