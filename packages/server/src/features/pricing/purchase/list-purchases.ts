import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import type { Shelf } from '../index.ts';
import { listShownTypes } from '../offer/offer.ts';
import * as store from './purchases.store.ts';

/** D-123: what was paid stays what it was. */
export const listPurchases = (shelves: readonly Shelf[]) => async (ctx: Context, paging: Paging) => {
  const [rows, recordCount, shownTypes] = await Promise.all([
    store.listPurchases(ctx.read, ctx.actor.id, paging),
    store.countPurchases(ctx.read, ctx.actor.id),
    listShownTypes(shelves, ctx),
  ]);
  const items = rows.map(({ paid, createdAt, isThere, ...bought }) => ({
    ...bought,
    discountCoin: amountToWire(amount(paid)),
    createTime: createdAt.getTime(),
    isThere: isThere && shownTypes.includes(bought.businessType),
  }));
  return { items, recordCount };
};
