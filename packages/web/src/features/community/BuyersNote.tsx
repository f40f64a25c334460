import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { countBuyers } from '@shuyuan/contract/pricing/price.wire';
import { useRead } from '../../lib/queries.ts';

type Props = { businessType: SellableType; businessId: string; text: (count: number) => string };

/** D-137: how many have paid for it, for whoever is about to take it away; nothing where nobody has. */
export function BuyersNote({ businessType, businessId, text }: Props) {
  const { data } = useRead(countBuyers, { businessType, businessId }, { claims: 'notices' });
  if (!data || data.buyerNum === 0) return null;
  return <output>{text(data.buyerNum)}</output>;
}
