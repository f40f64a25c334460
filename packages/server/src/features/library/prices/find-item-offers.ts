import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findCompanyOffers, type Offer } from '../../pricing/index.ts';
import { managesItem, openItem } from '../item.policy.ts';
import type { ItemRow } from '../item.store.ts';
import { listDemandedItems, listPricedItems } from './item-price.store.ts';

type Priced = Pick<ItemRow, 'id' | 'authorId' | 'courseId'>;

/** D-122: what those of the items that are not free cost, and whether they are open to the caller. */
export const findItemOffers = (ctx: Context, items: readonly Priced[]): Promise<ReadonlyMap<string, Offer>> =>
  findCompanyOffers(ctx, {
    businessType: 'libraryItem',
    things: items,
    isManaged: (item) => managesItem(ctx.actor, item),
    listDemanded: (ids) => listDemandedItems(ctx.read, ctx.actor.id, ids),
  });

/** The same for contents that are made of items. */
export const findContentOffers = async (ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> =>
  findItemOffers(ctx, await listPricedItems(ctx.read, ids));

/** An item for whoever reads it, not its card alone. */
export async function openPaidItem(ctx: Context, id: string): Promise<ItemRow> {
  const item = await openItem(ctx, id);
  demand((await findItemOffers(ctx, [item])).get(id)?.isOpen ?? true, 'price.unpaid');
  return item;
}
