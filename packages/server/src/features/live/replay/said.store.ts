import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Reads } from '../../../platform/db.ts';

type Question = {
  readonly liveId: string;
  /** Moments; null: without an end on that side. */
  readonly from: number | null;
  readonly to: number | null;
  readonly paging: Paging;
};

/** What was said and asked in a room and stands, in order. */
export async function listSaid(read: Reads, { liveId, from, to, paging }: Question) {
  let asked = read.selectFrom('liveMessage').where('liveId', '=', liveId).where('removedAt', 'is', null);
  if (from !== null) asked = asked.where('createdAt', '>=', new Date(from));
  if (to !== null) asked = asked.where('createdAt', '<', new Date(to));
  const rows = await asked
    .select(['id', 'kind', 'authorName', 'text', 'answer', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await asked.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
  // The kinds are checked by the table.
  const items = rows.map(({ kind, ...row }) => ({ ...row, kind: kind as 'chat' | 'announcement' | 'question' }));
  return { items, recordCount: Number(count) };
}
