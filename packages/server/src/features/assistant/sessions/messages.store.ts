import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { messageColumns, type MessageRow } from '../chat/message-out.ts';

type OwnStream = { readonly streamId: string; readonly memberId: string };

export const findStreamed = (read: Reads, { streamId, memberId }: OwnStream): Promise<MessageRow | undefined> =>
  read
    .selectFrom('assistantMessage')
    .select(messageColumns)
    .where('streamId', '=', streamId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();

type Query = Paging & { readonly sessionId: string };

/** The newest page first, each page in the order of time. */
export async function listMessages(
  read: Reads,
  { sessionId, ...paging }: Query,
): Promise<{ items: MessageRow[]; recordCount: number }> {
  const of = read.selectFrom('assistantMessage').where('sessionId', '=', sessionId);
  const { total } = await of.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const items = await of
    .select(messageColumns)
    .orderBy('position', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { items: items.toReversed(), recordCount: Number(total) };
}
