import { type Amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { writeBoundCards } from '@shuyuan/contract/pricing/bound-cards';
import type { offerOut, priceOut } from '@shuyuan/contract/pricing/price-fields.wire';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import type { z } from 'zod';

export type PriceOut = z.output<typeof priceOut>;
export type Offer = z.output<typeof offerOut>;

const toWire = (value: Amount | null) => (value === null ? null : amountToWire(value));

/** A price as the wire has it. */
export const toPriceOut = ({
  isPay,
  isLadderPrice,
  coin,
  discountCoin,
  payConfig,
  cards,
  payType,
}: PriceSetting): PriceOut => ({
  isPay: isPay ? 1 : 0,
  payType,
  isLadderPrice: isLadderPrice ? 1 : 0,
  coin: toWire(coin),
  discountCoin: toWire(discountCoin),
  payConfig: payConfig.map((range) => ({
    ...range,
    coin: toWire(range.coin),
    discountCoin: toWire(range.discountCoin),
  })),
  vipCardConfiguration: writeBoundCards(cards),
});
