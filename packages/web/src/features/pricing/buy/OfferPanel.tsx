import { Button } from '@mantine/core';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { unitPrice } from '@shuyuan/contract/pricing/prices';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Offer, priceOf } from '../../../lib/price-fields.ts';
import { PriceText } from '../../../lib/PriceText.tsx';
import { useT } from '../../../lib/texts.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import classes from './Buy.module.css';
import { ByCard } from './ByCard.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';

export type OfferPanelProps = { businessType: SellableType; businessId: string; offer: Offer };

/** D-122: in the place of what is not open to whoever looks: what it costs and how it is opened. */
export function OfferPanel({ businessType, businessId, offer }: OfferPanelProps) {
  const t = useT('share');
  const [isBuying, setIsBuying] = useState(false);
  const isPaid = useRef(false);
  // What was bought takes the place of the button that had the focus.
  useEffect(
    () => () => {
      if (isPaid.current) focusHeading();
    },
    [],
  );
  const unit = unitPrice(priceOf(offer.price), 1);
  const name = t(`pricing.locked.${businessType}`);
  return (
    <section className={classes.offer} aria-label={name}>
      <p className={classes.lock}>
        <LockKeyhole size={18} aria-hidden />
        {name}
      </p>
      {unit ? (
        <>
          <PriceText {...unit} size="large" />
          <p className={classes.soft}>{t(`pricing.locked.${businessType}.text`)}</p>
          <Button onClick={() => setIsBuying(true)}>{t('pricing.buy')}</Button>
        </>
      ) : (
        <ByCard offer={offer} />
      )}
      {isBuying && (
        <PurchaseDialog
          sold={{ businessType, businessId }}
          onPaid={() => {
            isPaid.current = true;
          }}
          onClose={() => setIsBuying(false)}
        />
      )}
    </section>
  );
}
