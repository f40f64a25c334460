import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type Sellable, type Shelf, sumPaid } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';

/** D-137: what whoever may take something away reads before they decide. */
export const countBuyers =
  (shelves: readonly Shelf[]) =>
  async (ctx: Context, { businessType, businessId }: Sellable) => {
    const shelf = shelfOf(shelves, businessType);
    const { isOwn } = await shelf.open(ctx, businessId);
    demand(isOwn || ctx.actor.capabilities.has('team.audit'), 'auth.forbidden');
    const [buyerNum, alone] = await Promise.all([
      shelf.countBuyers(ctx.read, businessId),
      sumPaid(ctx.read, { businessType, businessId }),
    ]);
    return { buyerNum, refundNum: alone.buyerNum };
  };
