import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PurchaseDialog } from '../../../shared/pricing/buy/PurchaseDialog.tsx';
import type { Sold } from '../../../shared/pricing/buy/use-purchase.ts';

type Props = { sold: Sold & { readonly title: string }; wording: 'buy' | 'more' };

/** The way to seats of something one has bought already, for oneself or for others. */
export function BuySeats({ sold, wording }: Props) {
  const t = useT('share');
  const [isBuying, setIsBuying] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-label={t(`pricing.seats.${wording}.named`, { title: sold.title })}
        onClick={() => setIsBuying(true)}
      >
        {t(`pricing.seats.${wording}`)}
      </Button>
      {isBuying && <PurchaseDialog sold={sold} isForTeam onClose={() => setIsBuying(false)} />}
    </>
  );
}
