import { newLadder, type PriceRange, priceProblem } from '@shuyuan/contract/pricing/prices';
import { expect, test } from 'vitest';
import { withChange, withoutRange, withRange } from './ladder.ts';

const places = (ranges: readonly PriceRange[] | null) => ranges?.map(({ begin, end }) => [begin, end]);

test('[PRICE-07] a ladder begins with two: the first from 1, the last without an end', () => {
  expect(newLadder().map(({ id, begin, end }) => [id, begin, end])).toEqual([
    [1, 1, 10],
    [-1, 11, -1],
  ]);
});

test('[PRICE-09] [PRICE-10] one more goes before the last, and every begin follows the end before it', () => {
  const three = withRange(newLadder(), 77) ?? [];
  expect(three.map(({ id }) => id)).toEqual([1, 77, -1]);
  expect(places(three)).toEqual([
    [1, 10],
    [11, 11],
    [12, -1],
  ]);
  expect(places(withChange(three, 1, { end: 20 }))).toEqual([
    [1, 20],
    [21, 11],
    [12, -1],
  ]);
  expect(places(withoutRange(withChange(three, 77, { end: 30 }), 77))).toEqual([
    [1, 10],
    [11, -1],
  ]);
});

test('[PRICE-09] the first and the last stay', () => {
  expect(withoutRange(newLadder(), 1)).toHaveLength(2);
  expect(withoutRange(newLadder(), -1)).toHaveLength(2);
});

test('[PRICE-08] there are never more than five', () => {
  let ranges: readonly PriceRange[] = newLadder();
  for (const id of [71, 72, 73]) ranges = withRange(ranges, id) ?? [];
  expect(ranges).toHaveLength(5);
  expect(withRange(ranges, 74)).toBeNull();
});

test('[PRICE-10] an end before its begin is one mistake, told with the message of the order', () => {
  const wrong = withChange(withRange(newLadder(), 77) ?? [], 1, { end: 20 });
  const price = { isPay: true, payType: 1, isLadderPrice: true, coin: null, discountCoin: null, cards: [] } as const;
  expect(priceProblem({ ...price, payConfig: wrong })).toBe('ladder-order');
});
