import type { createQuestion } from '@shuyuan/contract/community/question.wire';
import { type Amount, amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { readBoundCards, writeBoundCards } from '@shuyuan/contract/pricing/bound-cards';
import type { readOffer } from '@shuyuan/contract/pricing/price.wire';
import { type PriceSetting, settledPrice } from '@shuyuan/contract/pricing/prices';

/** What something costs, and whether whoever looks may use it (D-122). */
export type Offer = Pick<OfferToBuy, 'price' | 'isOpen' | 'isBought'>;
/** The same for whoever is about to pay. */
export type OfferToBuy = OutputOf<typeof readOffer>;
export type PriceFields = NonNullable<InputOf<typeof createQuestion>['price']>;

const amountOf = (value: number | string | null): Amount | null => (value === null ? null : amount(BigInt(value)));
const wireOf = (value: Amount | null) => (value === null ? null : amountToWire(value));

/** PRICE-03 to 05: a price as the rules know it. */
export const priceOf = ({ vipCardConfiguration, payType, ...price }: Offer['price']): PriceSetting => ({
  isPay: price.isPay === 1,
  payType,
  isLadderPrice: price.isLadderPrice === 1,
  coin: amountOf(price.coin),
  discountCoin: amountOf(price.discountCoin),
  payConfig: price.payConfig.map((range) => ({
    ...range,
    coin: amountOf(range.coin),
    discountCoin: amountOf(range.discountCoin),
  })),
  // One that cannot be read names none.
  cards: readBoundCards(vipCardConfiguration) ?? [],
});

/** The same as it is sent: nothing of the ways of paying that were not chosen (D-114). */
export function priceFields(price: PriceSetting): PriceFields {
  const { isPay, payType, isLadderPrice, coin, discountCoin, payConfig, cards } = settledPrice(price);
  return {
    isPay: isPay ? 1 : 0,
    payType,
    isLadderPrice: isLadderPrice ? 1 : 0,
    coin: wireOf(coin),
    discountCoin: wireOf(discountCoin),
    payConfig: payConfig.map((range) => ({
      ...range,
      coin: wireOf(range.coin),
      discountCoin: wireOf(range.discountCoin),
    })),
    vipCardConfiguration: writeBoundCards(cards),
  };
}

/** Whether two drafts with a price would save the same: amounts have no form in JSON, so prices are compared as they are sent. */
export const isSamePriced = <Draft extends { readonly price: PriceSetting }>(one: Draft, other: Draft): boolean =>
  isSamePrice(one.price, other.price) &&
  JSON.stringify({ ...one, price: null }) === JSON.stringify({ ...other, price: null });

/** Whether two prices would save the same; null is a price nobody has touched. */
export const isSamePrice = (one: PriceSetting | null, other: PriceSetting | null): boolean =>
  JSON.stringify(one && priceFields(one)) === JSON.stringify(other && priceFields(other));
