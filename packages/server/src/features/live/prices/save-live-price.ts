import { demand } from '@shuyuan/contract/kernel/app-error';
import { locksOf } from '@shuyuan/contract/live/live-form';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Context, Tx } from '../../../platform/context.ts';
import {
  findPrice,
  type PriceInput,
  priceSettingOf,
  refundBuyers,
  saveCompanyPrice,
  toPriceOut,
} from '../../pricing/index.ts';
import type { LiveRow } from '../live.store.ts';
import { earlierVisitors } from './live-price.store.ts';

type Priced = Pick<LiveRow, 'id' | 'supplier' | 'subject' | 'status'>;

/**
 * D-114: absent, it stays as it is. What goes on in the room of a supplier is not ours to sell, and while a live is on its price
 * stays: whoever is in came by it.
 */
export async function saveLivePrice(
  tx: Tx,
  ctx: Context,
  { id, supplier, subject, status, price: input }: Priced & { readonly price: PriceInput | undefined },
): Promise<void> {
  if (!input) return;
  const [thing, price] = [{ businessType: 'live', businessId: id } as const, priceSettingOf(input)];
  demand(!price.isPay || !isExternal(supplier), 'price.not-for-sale');
  if (locksOf(status).price) {
    const [before, after] = [toPriceOut(await findPrice(tx, thing)), toPriceOut(price)];
    demand(JSON.stringify(before) === JSON.stringify(after), 'live.locked-field', { field: 'price' });
    return;
  }
  await saveCompanyPrice(tx, ctx, { ...thing, title: subject, price, earlier: earlierVisitors(id) });
}

type Cancelled = Pick<LiveRow, 'id' | 'tenantId' | 'subject' | 'creatorId'>;
type Mover = { readonly actor: { readonly id: string } | null; readonly now: () => number };

/** D-125: a live that does not take place is paid back to all who bought it, whoever took it back. */
export const refundLive = (tx: Tx, ctx: Mover, { id, tenantId, subject, creatorId }: Cancelled): Promise<void> =>
  refundBuyers(tx, {
    businessType: 'live',
    businessId: id,
    title: subject,
    tenantId,
    by: ctx.actor?.id ?? creatorId,
    at: ctx.now(),
  });
