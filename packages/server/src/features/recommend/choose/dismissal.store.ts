import type { RecommendItem, RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import { recommendLimits as limits } from '@shuyuan/contract/recommend/recommend-limits';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { SearchReader } from '../../search/index.ts';
import { isVisibleCard, type OpenKind } from '../list/visible.store.ts';

type DismissalRow = { readonly tenantId: string; readonly memberId: string } & RecommendItem;

/** A bounded number: the oldest is forgotten. */
export async function insertDismissal(tx: Tx, { id, ...row }: DismissalRow, dismissedAt: Date): Promise<void> {
  await tx
    .insertInto('recommendDismissal')
    .values({ ...row, itemId: id, dismissedAt })
    .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'itemId']).doNothing())
    .execute();
  await sql`delete from recommend_dismissal where (member_id, kind, item_id) in (
    select member_id, kind, item_id from recommend_dismissal where member_id = ${row.memberId}
    order by dismissed_at desc, kind, item_id offset ${limits.dismissals})`.execute(tx);
}

export async function deleteDismissal(tx: Tx, { memberId, kind, id }: Omit<DismissalRow, 'tenantId'>): Promise<void> {
  await tx
    .deleteFrom('recommendDismissal')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .execute();
}

type DismissedQuery = {
  readonly reader: SearchReader;
  readonly kinds: readonly OpenKind[];
  readonly limit: number;
  readonly offset: number;
};
type DismissedRow = {
  readonly kind: RecommendKind;
  readonly id: string;
  readonly title: string;
  readonly dismissedAt: Date;
  readonly total: bigint;
};

/** Dismissed last first; what the reader may no longer see is left out, also of the count. */
export async function listDismissals(read: Reads, { reader, kinds, limit, offset }: DismissedQuery) {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (one) => sql`(select dismissed.kind, dismissed.item_id as id, document.title, dismissed.dismissed_at
      from recommend_dismissal dismissed join search_document document on document.source_id = dismissed.item_id
      where dismissed.member_id = ${reader.memberId} and dismissed.kind = ${one.kind} and ${isVisibleCard(one, reader)})`,
  );
  return read
    .selectFrom(sql<DismissedRow>`(${sql.join(parts, sql` union all `)})`.as<'said'>(sql`said`))
    .select(['said.kind', 'said.id', 'said.title', 'said.dismissedAt'])
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .orderBy('said.dismissedAt', 'desc')
    .orderBy('said.title')
    .orderBy('said.id')
    .limit(limit)
    .offset(offset)
    .execute();
}
