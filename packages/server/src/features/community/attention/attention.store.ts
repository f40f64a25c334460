import type { AttentionTarget } from '@shuyuan/contract/community/attention';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Target = { readonly targetType: AttentionTarget; readonly targetId: string };
type Followed = Target & { readonly memberId: string };

/** Its id, or undefined where the member does not follow it. */
export async function findAttention(read: Reads, { memberId, targetType, targetId }: Followed) {
  const row = await read
    .selectFrom('attention')
    .select('id')
    .where('memberId', '=', memberId)
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .executeTakeFirst();
  return row?.id;
}

type NewAttention = Followed & { readonly id: string; readonly tenantId: string; readonly createdAt: Date };

/** Whether it is new: the second of two at once finds what the first has written. */
export async function insertAttention(tx: Tx, row: NewAttention): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attention')
    .values(row)
    .onConflict((conflict) => conflict.columns(['memberId', 'targetType', 'targetId']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export async function deleteAttention(tx: Tx, { memberId, targetType, targetId }: Followed): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('attention')
    .where('memberId', '=', memberId)
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** How many follow something that keeps no count of its own; read from the index alone. */
export async function countFollowers(read: Reads, { targetType, targetId }: Target): Promise<number> {
  const { count } = await read
    .selectFrom('attention')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As many as a company has people; whoever tells them does so in batches. */
export async function listFollowerIds(read: Reads, { targetType, targetId }: Target): Promise<string[]> {
  const rows = await read
    .selectFrom('attention')
    .select('memberId')
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** Those who follow something and are still there, the latest first. */
export async function listFollowersOf(read: Reads, { targetType, targetId }: Target, paging: Paging) {
  const followers = read
    .selectFrom('attention')
    .innerJoin('member', 'member.id', 'attention.memberId')
    .where('attention.targetType', '=', targetType)
    .where('attention.targetId', '=', targetId)
    .where('member.state', '=', 'active');
  const [rows, { count }] = await Promise.all([
    followers
      .innerJoin('organization', 'organization.id', 'member.organizationId')
      .select(['member.id', 'member.fullName', 'member.portrait'])
      .select(['organization.id as organizationId', 'organization.name as organizationName'])
      .orderBy('attention.createdAt', 'desc')
      .orderBy('attention.id')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    followers.select(sql<bigint>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ organizationId, organizationName, ...person }) => ({
    ...person,
    organization: { id: organizationId, name: organizationName },
  }));
  return { items, recordCount: Number(count) };
}

type Own = { readonly tenantId: string; readonly memberId: string };

/** COMM-24: how many of each kind somebody follows. */
export async function countFollowed(read: Reads, { tenantId, memberId }: Own) {
  const rows = await read
    .selectFrom('attention')
    .select(['targetType', sql<bigint>`count(*)`.as('count')])
    .where('tenantId', '=', tenantId)
    .where('memberId', '=', memberId)
    .groupBy('targetType')
    .orderBy('targetType')
    .execute();
  return rows.map(({ targetType, count }) => ({ targetType, count: Number(count) }));
}
