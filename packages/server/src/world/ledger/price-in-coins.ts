import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { PayType } from '@shuyuan/contract/pricing/prices';
import type { PriceInput } from '../../features/pricing/index.ts';
import { cardStory } from './pricing-stories.ts';

const paid: PriceInput = {
  isPay: 1,
  payType: PayType.coin,
  isLadderPrice: 0,
  coin: null,
  discountCoin: null,
  payConfig: [],
  vipCardConfiguration: '[]',
};

export const priceInCoins = (coin: bigint, discountCoin: bigint): PriceInput & { readonly discountCoin: Amount } => ({
  ...paid,
  coin: amount(coin),
  discountCoin: amount(discountCoin),
});

export const priceByCard = (id: string): PriceInput => ({
  ...paid,
  payType: PayType.card,
  vipCardConfiguration: JSON.stringify([{ id, cardName: cardStory.cardName }]),
});
