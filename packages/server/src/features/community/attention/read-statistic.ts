import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Context } from '../../../platform/context.ts';
import { countFollowed, countFollowers } from './attention.store.ts';

/** COMM-24: what the caller follows by kind, and how many follow the caller. */
export async function readAttentionStatistic({ actor, read }: Context) {
  const target = { targetType: AttentionTarget.member, targetId: actor.id };
  const [items, followerNum] = await Promise.all([
    countFollowed(read, { tenantId: actor.tenantId, memberId: actor.id }),
    countFollowers(read, target),
  ]);
  return { items, followerNum };
}
