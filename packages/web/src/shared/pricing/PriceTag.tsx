import { unitPrice } from '@shuyuan/contract/pricing/prices';
import { Check, CreditCard } from 'lucide-react';
import { Tag } from '../../ui/Tag.tsx';
import { type Offer, priceOf } from './price-fields.ts';
import { PriceText } from './PriceText.tsx';
import { useT } from '../../lib/texts.ts';

/** What something costs, among other things in a list; nothing where it is free. */
export function PriceTag({ offer }: { offer: Offer | undefined }) {
  const t = useT('share');
  if (!offer || offer.price.isPay === 0) return null;
  if (offer.isBought)
    return (
      <Tag tone="gold" icon={<Check aria-hidden />}>
        {t('pricing.bought')}
      </Tag>
    );
  const unit = unitPrice(priceOf(offer.price), 1);
  return unit ? (
    <PriceText {...unit} />
  ) : (
    <Tag tone="gold" icon={<CreditCard aria-hidden />}>
      {t('pricing.byCard')}
    </Tag>
  );
}
