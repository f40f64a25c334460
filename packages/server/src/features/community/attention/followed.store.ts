import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type Own = { readonly tenantId: string; readonly memberId: string };

const followedMembers = (read: Reads, { tenantId, memberId }: Own) =>
  read
    .selectFrom('attention')
    .innerJoin('member', 'member.id', 'attention.targetId')
    .where('attention.tenantId', '=', tenantId)
    .where('attention.memberId', '=', memberId)
    .where('attention.targetType', '=', AttentionTarget.member)
    .where('member.state', '=', 'active');

/** How many colleagues somebody follows who are still there. */
export async function countFollowedMembers(read: Reads, own: Own): Promise<number> {
  const { count } = await followedMembers(read, own)
    .select(sql<bigint>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The colleagues somebody follows who are still there, the latest first, and how many follow each. */
export async function listFollowed(read: Reads, own: Own, paging: Paging) {
  const followed = followedMembers(read, own);
  const [items, recordCount] = await Promise.all([
    followed
      .innerJoin('organization', 'organization.id', 'member.organizationId')
      .select(['member.id', 'member.fullName', 'member.portrait', 'attention.id as attentionId'])
      .select(['organization.id as organizationId', 'organization.name as organizationName'])
      .select((where) =>
        where
          .selectFrom('attention as other')
          .select(sql<bigint>`count(*)`.as('followers'))
          .where('other.targetType', '=', AttentionTarget.member)
          .whereRef('other.targetId', '=', 'member.id')
          .as('attentionNum'),
      )
      .orderBy('attention.createdAt', 'desc')
      .orderBy('attention.id')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    countFollowedMembers(read, own),
  ]);
  return { items, recordCount };
}
