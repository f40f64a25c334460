import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { hasPart, liveColumns, type LiveRow } from '../live.store.ts';

export type ManagedList = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly suppliers: readonly LiveSupplier[];
  readonly managesAll: boolean;
  readonly isOwn: boolean;
  readonly search: string | undefined;
};

const isMine = ({ memberId, managesAll, isOwn }: ManagedList): RawBuilder<boolean>[] => {
  if (isOwn) return [sql<boolean>`live.creator_id = ${memberId}`];
  return managesAll ? [] : [sql<boolean>`(live.creator_id = ${memberId} or ${hasPart(memberId, 'assistant')})`];
};

function managed(read: Reads, list: ManagedList) {
  const { tenantId, suppliers, search } = list;
  const words = search ? matchesSearch(search, sql`live.search_text`, sql`live.search`) : [];
  return [...isMine(list), ...words].reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('live').where('live.tenantId', '=', tenantId).where('live.supplier', 'in', suppliers),
  );
}

export type ManagedRow = LiveRow & { readonly liveIsAssistant: boolean };

/** D-063: the newest first. */
export async function listManaged(
  read: Reads,
  list: ManagedList,
  paging: Paging,
): Promise<{ rows: ManagedRow[]; total: number }> {
  if (list.suppliers.length === 0) return { rows: [], total: 0 };
  const rows = await managed(read, list)
    .select([...liveColumns, hasPart(list.memberId, 'assistant').as('liveIsAssistant')])
    .orderBy('live.createdAt', 'desc')
    .orderBy('live.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, list)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

type Applied = { readonly tenantId: string; readonly memberId: string; readonly suppliers: readonly LiveSupplier[] };

/** D-069: what somebody put before approvers, and what of it still waits. */
export async function countApplied(read: Reads, { tenantId, memberId, suppliers }: Applied) {
  const row = await read
    .selectFrom('live')
    .select([
      sql<bigint>`count(*)`.as('all'),
      sql<bigint>`count(*) filter (where approval_status = ${ApprovalStatus.pending})`.as('pending'),
    ])
    .where('tenantId', '=', tenantId)
    .where('creatorId', '=', memberId)
    .where('supplier', 'in', suppliers)
    .where('approvalStatus', 'is not', null)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), pending: Number(row.pending) };
}
