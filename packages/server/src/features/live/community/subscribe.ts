import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { lockLive } from '../live.store.ts';
import { type Family, openOnPath } from './family.ts';
import { changeSubNumber, deleteSubscription, insertSubscription, isSubscribed } from './subscription.store.ts';

type Input = { readonly id: string };

/** D-065: only before it begins. The live is locked, so that its number and the rows it counts change as one. */
async function changeSubscription(ctx: Context, family: Family, { id, isWanted }: Input & { isWanted: boolean }) {
  await openOnPath(ctx, family, id);
  const subscription = { tenantId: ctx.actor.tenantId, liveId: id, memberId: ctx.actor.id };
  const subNumber = await ctx.inTransaction(async (tx) => {
    const live = await lockLive(tx, ctx.actor.tenantId, id);
    const isOpen = live?.status === LiveStatus.notBegun && ctx.now() < live.startTime.getTime();
    demand(isOpen, 'live.subscribe-closed');
    const change = isWanted
      ? await insertSubscription(tx, subscription, new Date(ctx.now()))
      : await deleteSubscription(tx, subscription);
    return changeSubNumber(tx, id, change);
  });
  return { isSubscribed: isWanted, subNumber };
}

/** LIVE-ROOM-08 */
export const subscribe = (ctx: Context, family: Family, { id }: Input) =>
  changeSubscription(ctx, family, { id, isWanted: true });

export const cancelSubscribe = (ctx: Context, family: Family, { id }: Input) =>
  changeSubscription(ctx, family, { id, isWanted: false });

/** LIVE-ROOM-03 */
export async function readSubStatus(ctx: Context, family: Family, { id }: Input) {
  await openOnPath(ctx, family, id);
  return { isSubscribed: await isSubscribed(ctx.read, { liveId: id, memberId: ctx.actor.id }) };
}
