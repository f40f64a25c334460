import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { useRead } from '../../lib/queries.ts';

type Sellable = { readonly businessType: SellableType; readonly businessId: string };

/** D-137: how many have paid for something, for whoever is about to take it away; null until it is known. */
export function useBuyerCount(sellable: Sellable, isNeeded = true) {
  const read = useRead(countBuyers, sellable, { enabled: isNeeded, claims: 'notices' });
  const { buyerNum = null, refundNum = 0 } = read.data ?? {};
  return { buyerCount: buyerNum, refundCount: refundNum, isPending: isNeeded && read.isPending };
}
