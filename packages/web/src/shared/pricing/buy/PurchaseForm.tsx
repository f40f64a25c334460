import { Button } from '@mantine/core';
import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { unitPrice } from '@shuyuan/contract/pricing/prices';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { href } from '../../../lib/paths.ts';
import { type OfferToBuy, priceOf } from '../price-fields.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import classes from './Buy.module.css';
import { Sums } from './Sums.tsx';

type Props = {
  offer: OfferToBuy;
  isBusy: boolean;
  refusal: string | null;
  onBuy: (shown: Amount) => void;
  onClose: () => void;
};

/** What is about to be paid, and the word of whoever pays. */
export function PurchaseForm({ offer, isBusy, refusal, onBuy, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const format = useFormat();
  const coin = useCoinName();
  const unit = unitPrice(priceOf(offer.price), 1);
  const balance = amount(BigInt(offer.balance));
  const left = amount(balance - (unit?.discountCoin ?? 0n));
  // Changed meanwhile: free, by card, or bought in another tab.
  if (!unit || offer.isOpen)
    return (
      <>
        <p className={classes.soft}>{t(offer.isOpen ? 'pricing.dialog.open' : 'pricing.dialog.notForSale')}</p>
        <div className={classes.actions}>
          <Button onClick={onClose}>{common('dialog.close')}</Button>
        </div>
      </>
    );
  const lacking = left < 0n ? t('pricing.dialog.short', { amount: format.price(amount(0n - left)), coin }) : null;
  return (
    <>
      <p className={classes.title}>
        <bdi>{offer.title}</bdi>
      </p>
      <Sums unit={unit} balance={balance} left={left} />
      <div role="alert" className={classes.refusal}>
        {refusal !== null && <p>{refusal}</p>}
        {lacking !== null && (
          <p>
            {lacking} <a href={href('learncoinManage')}>{t('pricing.dialog.toAccount', { coin })}</a>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {common('dialog.cancel')}
        </Button>
        <ActionButton
          loading={isBusy}
          disabledReason={lacking ?? undefined}
          onClick={() => (isBusy ? undefined : onBuy(unit.discountCoin))}
        >
          {t('pricing.dialog.confirm', { amount: format.price(unit.discountCoin), coin })}
        </ActionButton>
      </div>
    </>
  );
}
