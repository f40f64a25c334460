import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { useBuyerCount } from '../../shared/pricing/use-buyer-count.ts';

type Props = { businessType: SellableType; businessId: string; text: (count: number, refunds: number) => string };

/** D-137: how many have paid for it, for whoever is about to take it away; nothing where nobody has. */
export function BuyersNote({ businessType, businessId, text }: Props) {
  const { buyerCount, refundCount } = useBuyerCount({ businessType, businessId });
  return buyerCount ? <output>{text(buyerCount, refundCount)}</output> : null;
}
