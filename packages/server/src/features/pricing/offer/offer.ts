import { amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { freePrice, PayType } from '@shuyuan/contract/pricing/prices';
import type { Context } from '../../../platform/context.ts';
import { type Sellable, type Shelf, toPriceOut } from '../index.ts';
import { listSeatPayers } from '../seats/find-seat-accounts.ts';
import { balanceOf } from './balance-of.ts';

export function shelfOf(shelves: readonly Shelf[], wanted: SellableType): Shelf {
  const shelf = shelves.find(({ businessType }) => businessType === wanted);
  demand(shelf, 'request.not-found');
  return shelf;
}

/** D-142: the kinds the caller is shown where they belong. */
export async function listShownTypes(shelves: readonly Shelf[], ctx: Context): Promise<SellableType[]> {
  const areShown = await Promise.all(shelves.map(async ({ isShown }) => isShown?.(ctx) ?? true));
  return shelves.filter((_, index) => areShown[index]).map(({ businessType }) => businessType);
}

const free = { price: toPriceOut(freePrice), isOpen: true, isBought: false };

/** D-122: what opens it too, for whoever may see it. */
export const listWiderOffers =
  (shelves: readonly Shelf[]) =>
  async (ctx: Context, { businessType, businessId }: Sellable) => ({
    items: [...((await shelfOf(shelves, businessType).wider?.(ctx, businessId)) ?? [])],
  });

/** D-122: for whoever may see it. */
export const readOffer =
  (shelves: readonly Shelf[]) =>
  async (ctx: Context, { businessType, businessId }: Sellable) => {
    const { offer, title } = await shelfOf(shelves, businessType).open(ctx, businessId);
    const balance = await balanceOf(ctx);
    const hasSeats = offer?.price.payType === PayType.coin;
    const seatPayers = hasSeats ? await listSeatPayers(ctx, balance) : [];
    return { ...(offer ?? free), title, balance: amountToWire(balance), seatPayers };
  };
