import { isOpen, LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { companyShelf } from '../../pricing/index.ts';
import { openLive } from '../live.policy.ts';
import { lockLive } from '../live.store.ts';
import { findReplay } from '../replay/replay.store.ts';
import { findLiveOffers } from './find-live-offers.ts';

type SoldLive = {
  readonly id: string;
  readonly title: string;
  readonly isOnSale: boolean;
  /** Of whoever holds it, speaks in it or helps. */
  readonly isOwn: boolean;
};

async function find(ctx: Context, id: string): Promise<SoldLive> {
  const { live, part, isManaged } = await openLive(ctx, id);
  const hasReplay = live.status === LiveStatus.ended && (await findReplay(ctx.read, id))?.state === 'ready';
  const isOwn = isManaged || part.isAssistant || live.lecturerId === ctx.actor.id;
  return { id, title: live.subject, isOnSale: isOpen(live.status) || hasReplay, isOwn };
}

/**
 * D-121: lives of our own rooms, as long as they come or can be watched again. Nothing says who has watched a replay, so that
 * seats of a live stay with their receivers.
 */
export const sellableLives = companyShelf<SoldLive>({
  businessType: 'live',
  find,
  lock: (tx, { actor }, id) => lockLive(tx, actor.tenantId, id),
  isOnSale: ({ isOnSale }) => isOnSale,
  isManaged: (_ctx, { isOwn }) => isOwn,
  findOffers: findLiveOffers,
});
