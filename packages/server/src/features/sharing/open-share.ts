import { introductionOf } from '@shuyuan/contract/sharing/introduction';
import type { Context } from '../../platform/context.ts';
import { openToShare, type SharedItem } from './open-thing.ts';
import { sumShares } from './share.store.ts';
import type { Shareable } from './shareable.ts';

/** SHARE-12: what the widget and the poster show of it, and what came of sharing it. */
export const openShare = (kinds: readonly Shareable[]) => async (ctx: Context, thing: SharedItem) => {
  const { shared } = await openToShare(ctx, kinds, thing);
  const { title, introduction, cover, ownerName } = shared;
  const counts = await sumShares(ctx.read, {
    tenantId: ctx.actor.tenantId,
    shareType: thing.type,
    businessId: thing.id,
  });
  return { title, introduction: introductionOf(introduction), cover, ownerName, ...counts };
};
