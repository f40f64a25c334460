import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewReward = {
  readonly tradeId: string;
  readonly tenantId: string;
  readonly questionId: string;
  readonly discussionId: string | null;
  readonly giverId: string;
  readonly amount: bigint;
  readonly createdAt: Date;
};

export async function insertReward(tx: Tx, row: NewReward): Promise<void> {
  await tx.insertInto('reward').values(row).execute();
}

/** The reward a trade was, which is one no longer; the book still says what happened. */
export const deleteReward = (tx: Tx, tradeId: string) =>
  tx
    .deleteFrom('reward')
    .using('question')
    .whereRef('question.id', '=', 'reward.questionId')
    .where('reward.tradeId', '=', tradeId)
    .returning(['reward.amount', 'reward.discussionId', 'reward.createdAt', 'question.tenantId', 'question.accountId'])
    .executeTakeFirst();

/** How many have given something for a post, and how much together; for an answer to it is another's. */
export async function sumRewards(read: Reads, questionId: string) {
  const { givers, total } = await read
    .selectFrom('reward')
    .select([
      sql<bigint>`count(distinct giver_id)`.as('givers'),
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('total'),
    ])
    .where('questionId', '=', questionId)
    .where('discussionId', 'is', null)
    .executeTakeFirstOrThrow();
  return { givers: Number(givers), total };
}

/** Each of them once, whoever gave last first. */
export const listRewarders = (read: Reads, questionId: string, paging: Paging) =>
  read
    .selectFrom('reward')
    .innerJoin('member', 'member.id', 'reward.giverId')
    .select([
      'member.id',
      'member.fullName',
      'member.portrait',
      sql<bigint>`sum(reward.amount)::bigint`.as('amount'),
      sql<Date>`max(reward.created_at)`.as('lastAt'),
    ])
    .where('reward.questionId', '=', questionId)
    .where('reward.discussionId', 'is', null)
    .groupBy('member.id')
    .orderBy(sql`max(reward.created_at)`, 'desc')
    .orderBy('member.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
