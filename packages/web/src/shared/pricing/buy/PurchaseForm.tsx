import { Button } from '@mantine/core';
import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { unitPrice } from '@shuyuan/contract/pricing/prices';
import { useState } from 'react';
import { type OfferToBuy, priceOf } from '../price-fields.ts';
import { Choice } from '../form/Choice.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Buy.module.css';
import { PayActions } from './PayActions.tsx';
import { SeatsForm } from './SeatsForm.tsx';
import { Sums } from './Sums.tsx';
import type { SeatsChoice } from './use-purchase.ts';

type Props = {
  offer: OfferToBuy;
  /** Opened to buy for others. */
  isForTeam: boolean;
  isBusy: boolean;
  refusal: string | null;
  onBuy: (shown: Amount, seats?: SeatsChoice) => void;
  onClose: () => void;
};

/** Changed meanwhile: free, by card, or bought in another tab. */
function NothingToBuy({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT('share');
  const common = useT('common');
  return (
    <>
      <p className={classes.soft}>{t(isOpen ? 'pricing.dialog.open' : 'pricing.dialog.notForSale')}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{common('dialog.close')}</Button>
      </div>
    </>
  );
}

function OwnForm({ offer, ...actions }: Omit<Props, 'isForTeam'>) {
  const unit = unitPrice(priceOf(offer.price), 1);
  const balance = amount(BigInt(offer.balance));
  const left = amount(balance - (unit?.discountCoin ?? 0n));
  if (!unit || offer.isOpen) return <NothingToBuy isOpen={offer.isOpen} onClose={actions.onClose} />;
  return (
    <>
      <Sums unit={unit} balance={balance} left={left} />
      <PayActions {...actions} price={unit.discountCoin} left={left} onPay={() => actions.onBuy(unit.discountCoin)} />
    </>
  );
}

/** The sum about to be paid, for oneself or, by those who may, for others. */
export function PurchaseForm({ isForTeam, ...props }: Props) {
  const { offer } = props;
  const t = useT('share');
  const [isForOthers, setIsForOthers] = useState(isForTeam);
  const hasSeats = offer.seatPayers.length > 0;
  const isOwnOpen = offer.isOpen;
  const ways = [
    { value: false, label: t('pricing.seats.self') },
    { value: true, label: t('pricing.seats.buy') },
  ];
  return (
    <>
      {(!isOwnOpen || hasSeats) && (
        <p className={classes.title}>
          <bdi>{offer.title}</bdi>
        </p>
      )}
      {hasSeats && !isOwnOpen && (
        <Choice label={t('pricing.seats.for')} options={ways} value={isForOthers} onChange={setIsForOthers} />
      )}
      {hasSeats && (isForOthers || isOwnOpen) ? <SeatsForm {...props} /> : <OwnForm {...props} />}
    </>
  );
}
