import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';
import { allQuestions, isListed } from '../question-list.store.ts';

type Own = { readonly tenantId: string; readonly memberId: string };

const followed = (read: Reads, { tenantId, memberId }: Own) =>
  allQuestions(read, tenantId)
    .where(isListed)
    .innerJoin('attention as kept', (join) =>
      join
        .onRef('kept.targetId', '=', 'question.id')
        .on('kept.targetType', '=', AttentionTarget.question)
        .on('kept.memberId', '=', memberId),
    );

const collected = (read: Reads, { tenantId, memberId }: Own) =>
  allQuestions(read, tenantId)
    .where(isListed)
    .innerJoin('collection as kept', (join) =>
      join
        .onRef('kept.businessId', '=', 'question.id')
        .on('kept.tenantId', '=', tenantId)
        .on('kept.memberId', '=', memberId)
        .on('kept.businessType', 'in', [BusinessType.askContent, BusinessType.shareContent]),
    );

const total = sql<bigint>`count(*)`.as('total');

/** COMM-23, COMM-24: as many as the list has. */
export const countFollowed = async (read: Reads, own: Own): Promise<number> =>
  Number((await followed(read, own).select(total).executeTakeFirstOrThrow()).total);

export const countCollected = async (read: Reads, own: Own): Promise<number> =>
  Number((await collected(read, own).select(total).executeTakeFirstOrThrow()).total);

/** The latest first. */
export async function listFollowed(read: Reads, own: Own, paging: Paging): Promise<string[]> {
  const rows = await followed(read, own)
    .select('question.id')
    .orderBy('kept.createdAt', 'desc')
    .orderBy('kept.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest first. */
export async function listCollected(read: Reads, own: Own, paging: Paging): Promise<string[]> {
  const rows = await collected(read, own)
    .select('question.id')
    .orderBy('kept.createdAt', 'desc')
    .orderBy('kept.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return rows.map(({ id }) => id);
}

/** COMM-24: what somebody has written and what came of it. */
export async function sumWritten(read: Reads, { tenantId, memberId }: Own) {
  const [written, answered] = await Promise.all([
    read
      .selectFrom('question')
      .select([
        total,
        sql<bigint>`coalesce(sum(praise_num), 0)`.as('praiseNum'),
        sql<bigint>`coalesce(sum(read_num), 0)`.as('readNum'),
      ])
      .where('tenantId', '=', tenantId)
      .where('authorId', '=', memberId)
      .where('state', 'in', ['active', 'closed'])
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('discussion')
      .select([total, sql<bigint>`coalesce(sum(praise_num), 0)`.as('praiseNum')])
      .where('tenantId', '=', tenantId)
      .where('authorId', '=', memberId)
      .where('isRemoved', '=', false)
      .where('questionId', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    questionNum: Number(written.total),
    discussNum: Number(answered.total),
    praiseNum: Number(written.praiseNum) + Number(answered.praiseNum),
    readNum: Number(written.readNum),
  };
}
