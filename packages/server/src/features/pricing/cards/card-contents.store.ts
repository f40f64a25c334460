import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type ContentsQuery = {
  readonly cardId: string;
  readonly memberId: string;
  readonly types: readonly SellableType[];
};

/**
 * The contents a card opens, as somebody sees them: those waiting, removed or closed with their account are left out, and
 * courses for others.
 */
const shown = (read: Reads, { cardId, memberId, types }: ContentsQuery) =>
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
    .leftJoin('course', (join) =>
      join
        .onRef('course.id', '=', 'bound.businessId')
        .on('bound.businessType', '=', 'course')
        .on('course.state', '=', 'published')
        .on(sql<boolean>`exists (select from member where member.id = ${memberId} and is_in_audience(
          course.audience, member.id, member_places(member.id), member.created_at))`),
    )
    .leftJoin('shareAccount as account', (join) =>
      join
        .on(sql<boolean>`account.id = coalesce(question.account_id, kept.account_id)`)
        .on('account.state', '=', 'active'),
    )
    .where('bound.cardId', '=', cardId)
    .where('bound.businessType', 'in', types)
    .where(sql<boolean>`(account.id is not null or course.id is not null)`);

export async function countContents(read: Reads, query: ContentsQuery): Promise<number> {
  const { total } = await shown(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Columns first, the newest of each first. */
export const listContents = (read: Reads, query: ContentsQuery, paging: Paging) =>
  shown(read, query)
    .select([
      'bound.businessId',
      'bound.businessType',
      sql<string>`coalesce(question.title, kept.title, course.title)`.as('title'),
      sql<string>`coalesce(account.name, '')`.as('comeEnjoyName'),
    ])
    .orderBy('bound.businessType')
    .orderBy('bound.businessId', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
