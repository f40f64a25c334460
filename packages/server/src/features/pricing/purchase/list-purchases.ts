import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { isCommunityOpen } from '../../community/index.ts';
import * as store from './purchases.store.ts';

/** D-123: what was paid stays what it was. */
export async function listPurchases(ctx: Context, paging: Paging) {
  const [rows, recordCount, isOpen] = await Promise.all([
    store.listPurchases(ctx.read, ctx.actor.id, paging),
    store.countPurchases(ctx.read, ctx.actor.id),
    isCommunityOpen(ctx),
  ]);
  const items = rows.map(({ paid, createdAt, isThere, ...bought }) => ({
    ...bought,
    discountCoin: amountToWire(amount(paid)),
    createTime: createdAt.getTime(),
    // Courses are learned whether or not the community is open.
    isThere: isThere && (isOpen || bought.businessType === 'course'),
  }));
  return { items, recordCount };
}
