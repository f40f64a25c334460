import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { freePrice } from '@shuyuan/contract/pricing/prices';
import type { Context } from '../../platform/context.ts';
import { findOffers, openGoods } from '../community/index.ts';
import { findTotals } from '../ledger/index.ts';
import { type Sellable, toPriceOut } from '../pricing/index.ts';

const free = { price: toPriceOut(freePrice), isOpen: true, isBought: false };

/** What the caller has to spend. */
export const balanceOf = async ({ read, actor }: Pick<Context, 'read' | 'actor'>) => {
  const own = { tenantId: actor.tenantId, accountType: AccountType.person, holderId: actor.id };
  return amount((await findTotals(read, { ...own, currency: Currency.coin })).balance);
};

/** D-122: for whoever may see it. */
export async function readOffer(ctx: Context, asked: Sellable) {
  const goods = await openGoods(ctx, asked);
  const offers = await findOffers(ctx, asked.businessType, [goods]);
  return { ...(offers.get(goods.id) ?? free), title: goods.title, balance: amountToWire(await balanceOf(ctx)) };
}
