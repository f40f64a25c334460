import { searchLogLimits as limits } from '@shuyuan/contract/search/search-limits';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Text = { readonly tenantId: string; readonly form: string };
export type HotRow = { readonly form: string; readonly words: string };

/** Of each company what most people searched and found since, in place of what was known. */
export async function replaceHot(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('searchHot').execute();
  await sql`
    insert into search_hot (tenant_id, form, words, people)
    select tenant_id, form, words, people from (
      select tenant_id, form, mode() within group (order by words) as words, count(distinct member_id)::integer as people,
        row_number() over (partition by tenant_id order by count(distinct member_id) desc, form) as place
      from search_log where at > ${since} and outcome = 'found' and member_id is not null
      group by tenant_id, form having count(distinct member_id) >= ${limits.fewestForHot}) counted
    where place <= ${limits.hotCandidates}`.execute(tx);
}

const notHidden = sql<boolean>`not exists (select from search_hidden hidden
  where hidden.tenant_id = search_hot.tenant_id and hidden.form = search_hot.form)`;

/** The most searched first; nobody has been asked yet whether it finds anything. */
export const listHot = (read: Reads, tenantId: string): Promise<HotRow[]> =>
  read
    .selectFrom('searchHot')
    .select(['form', 'words'])
    .where('tenantId', '=', tenantId)
    .where(notHidden)
    .orderBy('people', 'desc')
    .orderBy('form')
    .limit(limits.hotCandidates)
    .execute();

type ProposedRow = { readonly words: string; readonly isHidden: boolean; readonly total: number };
type Page = { readonly limit: number; readonly offset: number };

export const listProposed = (read: Reads, tenantId: string, { limit, offset }: Page) =>
  read
    .selectFrom(
      sql<ProposedRow>`(select coalesce(hot.words, hidden.words) as words, hidden.form is not null as is_hidden,
          coalesce(hot.people, 0) as people, (count(*) over ())::integer as total
        from (select * from search_hot where tenant_id = ${tenantId}) hot
          full join (select * from search_hidden where tenant_id = ${tenantId}) hidden on hidden.form = hot.form)`.as<'proposed'>(
        sql`proposed`,
      ),
    )
    .select(['proposed.words', 'proposed.isHidden', 'proposed.total'])
    .orderBy(sql`people desc, words`)
    .limit(limit)
    .offset(offset)
    .execute();

export async function insertHidden(tx: Tx, row: Text & { readonly words: string }, hiddenAt: Date): Promise<void> {
  await tx
    .insertInto('searchHidden')
    .values({ ...row, hiddenAt })
    .onConflict((conflict) => conflict.columns(['tenantId', 'form']).doNothing())
    .execute();
}

export async function deleteHidden(tx: Tx, { tenantId, form }: Text): Promise<void> {
  await tx.deleteFrom('searchHidden').where('tenantId', '=', tenantId).where('form', '=', form).execute();
}
