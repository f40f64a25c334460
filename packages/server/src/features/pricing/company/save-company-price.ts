import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import type { Context, Tx } from '../../../platform/context.ts';
import { type EarlierKeepers, insertEarlierEntitlements } from '../entitlement.store.ts';
import { isSelling } from '../is-selling.ts';
import { findPrice, type Sellable } from '../price.store.ts';
import { setPrice } from '../set-price.ts';

type Priced = Sellable & Pick<EarlierKeepers, 'title' | 'earlier'> & { readonly price: PriceSetting | undefined };

/**
 * D-114: of something of the company that is locked or just written; where nothing is said about a price it stays as it is.
 * People who began it while it was free keep it.
 */
export async function saveCompanyPrice(tx: Tx, ctx: Context, { price, title, earlier, ...thing }: Priced) {
  if (!price) return;
  const [{ tenantId }, at] = [ctx.actor, new Date(ctx.now())];
  demand(!price.isPay || (await isSelling({ ...ctx, read: tx })), 'price.not-for-sale');
  const wasFree = !(await findPrice(tx, thing)).isPay;
  await setPrice(tx, { ...thing, tenantId, price, at });
  if (wasFree && price.isPay) await insertEarlierEntitlements(tx, { ...thing, tenantId, title, at, earlier });
}
