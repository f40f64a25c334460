import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Context } from '../../../platform/context.ts';
import { countFollowed, countFollowers } from './attention.store.ts';
import type { Followable } from './followable.ts';

/** COMM-24: what the caller follows by kind, as many as the lists show, and how many follow the caller. */
export const readAttentionStatistic = (kinds: readonly Followable[]) => async (ctx: Context) => {
  const { actor, read } = ctx;
  const target = { targetType: AttentionTarget.member, targetId: actor.id };
  const [counted, followerNum] = await Promise.all([
    countFollowed(read, { tenantId: actor.tenantId, memberId: actor.id }),
    countFollowers(read, target),
  ]);
  const items = await Promise.all(
    counted.map(async ({ targetType, count }) => {
      const kind = kinds.find((one) => one.targetType === targetType);
      return { targetType, count: (await kind?.countFollowed?.(ctx)) ?? count };
    }),
  );
  return { items: items.filter(({ count }) => count > 0), followerNum };
};
