import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { unitPrice } from '@shuyuan/contract/pricing/prices';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { type Offer, priceOf } from '../price-fields.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Buy.module.css';
import { ByCard } from './ByCard.tsx';
import { ByCoins } from './ByCoins.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { useFocusAfterPaying } from './use-focus-after-paying.ts';
import { WiderOffers } from './WiderOffers.tsx';

export type OfferPanelProps = { businessType: SellableType; businessId: string; offer: Offer };

/** D-122: in the place of what is not open to whoever looks: what it costs and how it is opened. */
export function OfferPanel({ businessType, businessId, offer }: OfferPanelProps) {
  const t = useT('share');
  const [isBuying, setIsBuying] = useState(false);
  const paid = useFocusAfterPaying();
  const unit = unitPrice(priceOf(offer.price), 1);
  const name = t(`pricing.locked.${businessType}`);
  return (
    <section className={classes.offer} aria-label={name}>
      <p className={classes.lock}>
        <LockKeyhole size={18} aria-hidden />
        {name}
      </p>
      {unit ? (
        <ByCoins businessType={businessType} unit={unit} onBuy={() => setIsBuying(true)} />
      ) : (
        <ByCard offer={offer} />
      )}
      {businessType === 'question' && <WiderOffers businessId={businessId} />}
      {isBuying && (
        <PurchaseDialog sold={{ businessType, businessId }} onPaid={paid} onClose={() => setIsBuying(false)} />
      )}
    </section>
  );
}
