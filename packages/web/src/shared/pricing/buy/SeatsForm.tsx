import type { Amount } from '@shuyuan/contract/kernel/amount';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { OfferToBuy } from '../price-fields.ts';
import classes from './Buy.module.css';
import { PayActions } from './PayActions.tsx';
import { SeatFields } from './SeatFields.tsx';
import { SeatSums } from './SeatSums.tsx';
import type { SeatsChoice } from './use-purchase.ts';
import { useSeatsForm } from './use-seats-form.ts';

type Props = {
  offer: OfferToBuy;
  isBusy: boolean;
  refusal: string | null;
  onBuy: (shown: Amount, seats: SeatsChoice) => void;
  onClose: () => void;
};

/** D-115: seats for others, by whoever may pay for them. */
export function SeatsForm({ offer, onBuy, ...actions }: Props) {
  const t = useT('share');
  const form = useSeatsForm(offer);
  const { cost, seats, invalid, balance, left } = form;
  if (!cost) return <p className={classes.soft}>{t('pricing.dialog.notForSale')}</p>;
  return (
    <Stack gap={12}>
      <SeatFields payers={offer.seatPayers} form={form} />
      {invalid === undefined && <SeatSums cost={cost} balance={balance} left={left} />}
      <HintText>{t('pricing.seats.hint')}</HintText>
      <PayActions
        {...actions}
        price={cost.total}
        left={left}
        obstacle={invalid}
        onPay={() => onBuy(cost.discountCoin, seats)}
      />
    </Stack>
  );
}
