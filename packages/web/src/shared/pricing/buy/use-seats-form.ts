import { amount } from '@shuyuan/contract/kernel/amount';
import { isSeatQuantity, seatLimits, seatPrice } from '@shuyuan/contract/pricing/seat-limits';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { placeIn } from '../form/typed-number.ts';
import { type OfferToBuy, priceOf } from '../price-fields.ts';

/** How many seats are bought and who pays, and what comes of that; nothing is computed of a number that is none. */
export function useSeatsForm(offer: OfferToBuy) {
  const t = useT('share');
  const { count } = useFormat();
  const [typed, setTyped] = useState(String(seatLimits.orderMin));
  const [payerId, setPayerId] = useState('');
  const quantity = placeIn(typed) ?? 0;
  const isRight = isSeatQuantity(quantity);
  const cost = seatPrice(priceOf(offer.price), isRight ? quantity : seatLimits.orderMin);
  const payer = offer.seatPayers.find(({ id }) => (id ?? '') === payerId);
  const balance = amount(BigInt(payer?.balance ?? 0));
  const bounds = { min: count(seatLimits.orderMin), max: count(seatLimits.orderMax) };
  return {
    typed,
    setTyped,
    payerId,
    setPayerId,
    seats: { quantity, payerId: payer?.id ?? null },
    invalid: isRight ? undefined : t('pricing.seats.quantity.invalid', bounds),
    cost: payer ? cost : null,
    balance,
    left: isRight && cost ? amount(balance - cost.total) : balance,
  };
}
export type SeatsFormState = ReturnType<typeof useSeatsForm>;
