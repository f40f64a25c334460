import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { searchLogLimits as limits } from '@shuyuan/contract/search/search-limits';
import type { SearchOutcome } from '@shuyuan/contract/search/search-outcome';
import { sql } from 'kysely';
import type { Batch } from '../../../platform/batches.ts';
import type { Tx } from '../../../platform/db.ts';

type Person = { readonly memberId: string; readonly form: string; readonly at: Date };
export type SearchRow = Person & { readonly words: string; readonly outcome: SearchOutcome };
export type ClickRow = Person & {
  readonly kind: SearchKind;
  readonly itemId: string;
  readonly sourceId: string;
  readonly rank: number;
};

/** Whoever looks at the results once more, or at another kind of them, has searched once. */
async function insertSearches(tx: Tx, rows: readonly SearchRow[]): Promise<void> {
  const first = new Map(rows.toReversed().map((row) => [`${row.memberId} ${row.form}`, row]));
  const own = [...first.values()];
  const columnOf = (key: Exclude<keyof SearchRow, 'at'>) => own.map((row) => row[key]);
  // A row whose person is gone meanwhile costs the others nothing.
  await sql`
    insert into search_log (tenant_id, member_id, organization_id, form, words, outcome, at)
    select member.tenant_id, member.id, member.organization_id, searched.form, searched.words, searched.outcome, searched.at
    from unnest(${columnOf('memberId')}::text[], ${columnOf('form')}::text[], ${columnOf('words')}::text[],
        ${columnOf('outcome')}::text[], ${own.map(({ at }) => at.toISOString())}::timestamptz[])
        as searched (member_id, form, words, outcome, at)
      join member on member.id = searched.member_id
    where not exists (select from search_log known
      where known.member_id = searched.member_id and known.form = searched.form
        and known.at > searched.at - ${limits.repeatMs} * interval '1 millisecond' and known.at <= searched.at)`.execute(
    tx,
  );
}

/** Of the latest search for these words; a result that is opened again was opened once. */
async function insertClick(tx: Tx, { memberId, form, at, kind, itemId, sourceId, rank }: ClickRow): Promise<void> {
  const oldest = new Date(at.getTime() - limits.clickMs);
  await sql`
    with searched as (
      select id, tenant_id from search_log
      where member_id = ${memberId} and form = ${form} and at > ${oldest} order by at desc limit 1),
    opened as (
      insert into search_click (search_id, tenant_id, kind, item_id, source_id, rank)
      select id, tenant_id, ${kind}, ${itemId}, ${sourceId}, ${rank}::smallint from searched on conflict do nothing
      returning search_id, rank)
    update search_log set clicked_rank = opened.rank from opened
    where search_log.id = opened.search_id and clicked_rank is null`.execute(tx);
}

type SearchEvent =
  | { readonly type: 'search'; readonly row: SearchRow }
  | { readonly type: 'click'; readonly row: ClickRow };

/** One batch for both: a click that were written before its search would be lost. */
export const searchEvents: Batch<SearchEvent> = {
  name: 'searches',
  write: async (tx, events) => {
    await insertSearches(
      tx,
      events.flatMap((event) => (event.type === 'search' ? [event.row] : [])),
    );
    for (const event of events) if (event.type === 'click') await insertClick(tx, event.row);
  },
};
