import { amount } from '@shuyuan/contract/kernel/amount';
import { freePrice, newLadder, PayType, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { expect, test } from 'vitest';
import { isSamePrice, priceFields, priceOf } from './price-fields.ts';

const fixed: PriceSetting = {
  ...freePrice,
  isPay: true,
  coin: amount(12_000n),
  discountCoin: amount(9_950n),
  payConfig: newLadder(),
  cards: [{ id: 'k1', cardName: 'Gold' }],
};

const priceOut: Parameters<typeof priceOf>[0] = {
  isPay: 1,
  payType: PayType.coin,
  isLadderPrice: 0,
  coin: 12_000,
  discountCoin: '9950',
  payConfig: [],
  vipCardConfiguration: '[]',
};

test('[PRICE-03] a fixed price is sent in hundredths, with nothing of the ways that were not chosen', () => {
  expect(priceFields(fixed)).toEqual({
    isPay: 1,
    payType: PayType.coin,
    isLadderPrice: 0,
    coin: 12_000,
    discountCoin: 9_950,
    payConfig: [],
    vipCardConfiguration: '[]',
  });
  expect(priceFields({ ...fixed, isPay: false })).toMatchObject({ isPay: 0, coin: null, discountCoin: null });
});

test('[PRICE-04] a ladder is a list of ranges with begin, end, both prices and an id', () => {
  const [first, last] = newLadder();
  const ladder = { ...fixed, isLadderPrice: true, payConfig: [{ ...first, coin: amount(1n) }, last] } as PriceSetting;
  expect(priceFields(ladder).payConfig).toEqual([
    { id: 1, begin: 1, end: 10, coin: 1, discountCoin: null },
    { id: -1, begin: 11, end: -1, coin: null, discountCoin: null },
  ]);
});

test('[PRICE-05] cards are a JSON text of id and cardName; what cannot be read names none', () => {
  const byCard = { ...fixed, payType: PayType.card };
  expect(priceFields(byCard).vipCardConfiguration).toBe('[{"id":"k1","cardName":"Gold"}]');
  const wire = { ...priceOut, vipCardConfiguration: 'torn' };
  expect(priceOf(wire).cards).toEqual([]);
  expect(priceOf({ ...wire, vipCardConfiguration: '[{"id":"k1","cardName":"Gold"}]' }).cards).toEqual(fixed.cards);
});

test('what is read fills the form and goes back unchanged', () => {
  const read = priceOf(priceOut);
  expect(read).toMatchObject({ isPay: true, coin: 12_000n, discountCoin: 9_950n });
  expect(isSamePrice(read, { ...fixed, payConfig: [] })).toBe(true);
  expect(isSamePrice(read, { ...read, discountCoin: amount(1n) })).toBe(false);
  expect(isSamePrice(null, freePrice)).toBe(false);
});
