import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { sql } from 'kysely';
import type { FinishedQuery, FinishedRow, Recommendable } from '../../recommend/index.ts';
import { among, type SearchReader } from '../../search/index.ts';
import type { Reads } from '../../../platform/db.ts';
import { searchableColumns } from '../search/searchable-columns.store.ts';

/** A column is taken up by subscribing to it. */
async function listFinished(read: Reads, { memberId, ids, at }: FinishedQuery): Promise<FinishedRow[]> {
  const rows = await read
    .selectFrom('attention')
    .select(['targetId as id', 'createdAt as finishedAt'])
    .where('memberId', '=', memberId)
    .where('targetType', '=', AttentionTarget.column)
    .where('targetId', '=', among(ids))
    .where('createdAt', '<=', at)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'column' }));
}

/** Subscribed, or the reader's own. */
const isClosed = ({
  memberId,
}: SearchReader) => sql<boolean>`(coalesce(document.author_id = ${memberId}, false) or exists (
  select from attention where attention.member_id = ${memberId} and attention.target_type = ${AttentionTarget.column}
    and attention.target_id = document.source_id))`;

export const recommendableColumns: Recommendable = {
  searchable: searchableColumns,
  kinds: ['column'],
  isClosed,
  listFinished,
};
