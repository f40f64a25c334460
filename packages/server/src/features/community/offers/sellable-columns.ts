import type { Context } from '../../../platform/context.ts';
import { type Goods, type Shelf, sumPaid } from '../../pricing/index.ts';
import { lockAccountAccess } from '../../teams/index.ts';
import { openColumn } from '../columns/column.policy.ts';
import { lockColumn } from '../columns/column.store.ts';
import { endSubscription } from '../columns/end-subscription.ts';
import { subscribeColumn } from '../columns/followable-columns.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { findOffers } from './find-offers.ts';
import { listColumnReads } from './offers.store.ts';

async function open(ctx: Context, id: string): Promise<Goods> {
  const { account, callerRole, column } = await openColumn(ctx, id);
  const offers = await findOffers(ctx, 'column', [column]);
  return {
    id,
    title: column.title,
    accountId: account.id,
    isCompanys: false,
    isOnSale: account.state === 'active',
    isOwn: callerRole !== null,
    offer: offers.get(id) ?? null,
  };
}

/** D-121, D-138: whoever buys a column subscribes to it. An account is held before its column, as everywhere. */
export const sellableColumns: Shelf = {
  businessType: 'column',
  open,
  hold: async (tx, ctx, id) => {
    const within = { ...ctx, read: tx };
    const { account } = await openColumn(within, id);
    await lockAccountAccess(tx, ctx, account.id);
    await lockColumn(tx, ctx.actor.tenantId, id);
    return open(within, id);
  },
  countBuyers: async (read, businessId) => (await sumPaid(read, { businessType: 'column', businessId })).buyerNum,
  bought: async (ctx, id) => void (await subscribeColumn(ctx, { id, isOn: true })),
  takenBack: (tx, memberId, columnId) => endSubscription(tx, { memberId, columnId }),
  lastOpened: async (read, id, memberIds) =>
    new Map((await listColumnReads(read, id, memberIds)).map(({ memberId, at }) => [memberId, at])),
  isShown: isCommunityOpen,
};
