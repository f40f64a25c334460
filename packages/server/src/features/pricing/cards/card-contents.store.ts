import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** The contents a card opens, as everybody sees them: those waiting, removed or closed with their account are left out. */
const shown = (read: Reads, cardId: string) =>
  read
    .selectFrom('priceCard as bound')
    .leftJoin('question', (join) =>
      join
        .onRef('question.id', '=', 'bound.businessId')
        .on('bound.businessType', '=', 'question')
        .on('question.state', 'in', ['active', 'closed']),
    )
    .leftJoin('specialColumn as kept', (join) =>
      join
        .onRef('kept.id', '=', 'bound.businessId')
        .on('bound.businessType', '=', 'column')
        .on('kept.isRemoved', '=', false),
    )
    .innerJoin('shareAccount as account', (join) =>
      join
        .on(sql<boolean>`account.id = coalesce(question.account_id, kept.account_id)`)
        .on('account.state', '=', 'active'),
    )
    .where('bound.cardId', '=', cardId);

export async function countContents(read: Reads, cardId: string): Promise<number> {
  const { total } = await shown(read, cardId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Columns first, the newest of each first. */
export const listContents = (read: Reads, cardId: string, paging: Paging) =>
  shown(read, cardId)
    .select([
      'bound.businessId',
      'bound.businessType',
      sql<string>`coalesce(question.title, kept.title)`.as('title'),
      'account.name as comeEnjoyName',
    ])
    .orderBy('bound.businessType')
    .orderBy('bound.businessId', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
