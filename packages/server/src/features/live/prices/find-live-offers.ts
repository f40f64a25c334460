import type { Context } from '../../../platform/context.ts';
import { findCompanyOffers, type Offer } from '../../pricing/index.ts';
import { listGivenLives } from './live-price.store.ts';

/** D-122: what those of the lives that are not free cost, and whether they are open to the caller. */
export const findLiveOffers = (
  ctx: Context,
  lives: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Offer>> =>
  findCompanyOffers(ctx, {
    businessType: 'live',
    things: lives,
    isManaged: () => ctx.actor.capabilities.has('live.manageAll'),
    listDemanded: (ids) => listGivenLives(ctx.read, ctx.actor.id, ids),
  });
