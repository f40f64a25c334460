import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

const own = (read: Reads, memberId: string) =>
  read.selectFrom('entitlement as bought').where('bought.memberId', '=', memberId);

export async function countPurchases(read: Reads, memberId: string): Promise<number> {
  const { total } = await own(read, memberId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The newest first; what is not shown any more is called as it was when it was bought. */
export async function listPurchases(read: Reads, memberId: string, paging: Paging) {
  return own(read, memberId)
    .leftJoin('question', (join) =>
      join
        .onRef('question.id', '=', 'bought.businessId')
        .on('bought.businessType', '=', 'question')
        .on('question.state', 'in', ['active', 'closed']),
    )
    .leftJoin('specialColumn as kept', (join) =>
      join
        .onRef('kept.id', '=', 'bought.businessId')
        .on('bought.businessType', '=', 'column')
        .on('kept.isRemoved', '=', false),
    )
    .leftJoin('course', (join) =>
      join
        .onRef('course.id', '=', 'bought.businessId')
        .on('bought.businessType', '=', 'course')
        .on('course.state', '=', 'published'),
    )
    .leftJoin('shareAccount as account', (join) =>
      join
        .on(sql<boolean>`account.id = coalesce(question.account_id, kept.account_id)`)
        .on('account.state', '=', 'active'),
    )
    .select([
      'bought.businessId',
      'bought.paid',
      'bought.createdAt',
      'bought.businessType',
      sql<string>`coalesce(question.title, kept.title, course.title, bought.title)`.as('title'),
      sql<boolean>`account.id is not null or course.id is not null`.as('isThere'),
    ])
    .orderBy('bought.createdAt', 'desc')
    .orderBy('bought.businessId')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
}
