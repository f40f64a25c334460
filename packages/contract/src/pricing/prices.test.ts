import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../kernel/amount.ts';
import { errorTable } from '../kernel/error-table.ts';
import { priceErrors, priceIn } from './price-fields.wire.ts';
import {
  freePrice,
  insertRange,
  maxPrice,
  maxRanges,
  newLadder,
  PayType,
  priceProblem,
  priceProblems,
  type PriceRange,
  type PriceSetting,
  rangeMax,
  removeRange,
  settledPrice,
  unitPrice,
} from './prices.ts';

const coins = (hundredths: number) => amount(BigInt(hundredths));
const fixed = (coin: number | null, discountCoin: number | null): PriceSetting => ({
  ...freePrice,
  isPay: true,
  coin: coin === null ? null : coins(coin),
  discountCoin: discountCoin === null ? null : coins(discountCoin),
});
const ladder = (ranges: readonly PriceRange[]): PriceSetting => ({
  ...freePrice,
  isPay: true,
  isLadderPrice: true,
  payConfig: ranges,
});
const range = (over: Partial<PriceRange>): PriceRange => ({
  id: 7,
  begin: 1,
  end: 10,
  coin: coins(1000),
  discountCoin: coins(900),
  ...over,
});
const two = [range({ id: 1, begin: 1, end: 10 }), range({ id: -1, begin: 11, end: -1 })];
const byCard: PriceSetting = { ...freePrice, isPay: true, payType: PayType.card };
const silver = { id: 'silver', cardName: '银卡' };

test('[PRICE-03] the fields of a price as they come, what is not said being free of it', () => {
  expect(priceIn.parse({ isPay: 1, coin: 1990, discountCoin: '990' })).toEqual({
    isPay: 1,
    payType: PayType.coin,
    isLadderPrice: 0,
    coin: 1990n,
    discountCoin: 990n,
    payConfig: [],
    vipCardConfiguration: '[]',
  });
  for (const wrong of [{}, { isPay: 2 }, { isPay: 1, payType: 4 }, { isPay: 1, coin: -1 }, { isPay: 1, coin: 1.5 }])
    expect(priceIn.safeParse(wrong).success).toBe(false);
});

test('[PRICE-04] ranges have a place, a price and an id; places end at a million', () => {
  const wire = { id: -1, begin: 1, end: -1, coin: 1, discountCoin: null };
  expect(priceIn.parse({ isPay: 1, payConfig: [wire] }).payConfig).toEqual([{ ...wire, coin: 1n }]);
  for (const wrong of [{ end: rangeMax + 1 }, { begin: 1.5 }, { end: -2 }, { id: 'a' }])
    expect(priceIn.safeParse({ isPay: 1, payConfig: [{ ...wire, ...wrong }] }).success).toBe(false);
});

test('[PRICE-16] free and by card: no price is asked for', () => {
  expect(priceProblem(freePrice)).toBeNull();
  expect(priceProblem({ ...fixed(null, null), isPay: false })).toBeNull();
  expect(priceProblem({ ...byCard, cards: [silver], coin: coins(1), discountCoin: coins(2) })).toBeNull();
});

test('[PRICE-15] by card: at least one of them', () => {
  expect(priceProblem(byCard)).toBe('card-required');
});

const maxHundredths = Number(maxPrice);
test.each([
  [null, null, 'coin-required'],
  [100, null, 'discount-required'],
  [maxHundredths + 1, 0, 'coin-over-limit'],
  [maxHundredths, maxHundredths + 1, 'discount-over-limit'],
  [100, 101, 'discount-above-coin'],
  [maxHundredths, maxHundredths, null],
  [0, 0, null],
] as const)(
  '[PRICE-12] [PRICE-13] [PRICE-14] fixed, %s for %s: %s; in a range it is the same',
  (coin, discount, problem) => {
    const price = fixed(coin, discount);
    expect(priceProblem(price)).toBe(problem);
    const [first = range({}), last = range({})] = two;
    const priced = { coin: price.coin, discountCoin: price.discountCoin };
    expect(priceProblem(ladder([{ ...first, ...priced }, last]))).toBe(problem);
    expect(priceProblem(ladder([first, { ...last, ...priced }]))).toBe(problem);
  },
);

test('[PRICE-11] every range of a ladder needs both prices: a new one has neither', () => {
  expect(priceProblem(ladder(newLadder()))).toBe('coin-required');
  expect(priceProblem(ladder(two))).toBeNull();
});

test('[PRICE-08] five ranges at most, whatever else is wrong with them', () => {
  const six = Array.from({ length: maxRanges + 1 }, () => range({}));
  expect(priceProblem(ladder(six))).toBe('ladder-overflow');
});

const [firstRange = range({}), lastRange = range({})] = two;
test.each([
  ['none', []],
  ['one only', [lastRange]],
  ['not from 1', [{ ...firstRange, begin: 2 }, lastRange]],
  ['a gap', [firstRange, { ...lastRange, begin: 12 }]],
  ['an overlap', [firstRange, { ...lastRange, begin: 10 }]],
  ['begins after its end', [firstRange, range({ begin: 11, end: 10 }), lastRange]],
  ['no open end', [firstRange, { ...lastRange, end: 20 }]],
  [
    'an open end before the last',
    [
      { ...firstRange, end: -1 },
      { ...lastRange, begin: 0 },
    ],
  ],
  ['a first range of another id', [{ ...firstRange, id: 5 }, lastRange]],
  ['a last range of another id', [firstRange, { ...lastRange, id: 5 }]],
  ['the last id in the middle', [firstRange, range({ id: -1, begin: 11, end: 12 }), { ...lastRange, begin: 13 }]],
  [
    'an end beyond a million',
    [
      { ...firstRange, end: rangeMax + 1 },
      { ...lastRange, begin: rangeMax + 2 },
    ],
  ],
])('[PRICE-10] [PRICE-07] C-22: a ladder with %s is out of order', (_, ranges) => {
  expect(priceProblem(ladder(ranges))).toBe('ladder-order');
});

/** Ladders as the form builds them: ends going up, the last one open. */
const anyPrice = fc
  .tuple(fc.bigInt(0n, maxPrice), fc.bigInt(0n, maxPrice))
  .map(([a, b]) =>
    a > b ? { coin: amount(a), discountCoin: amount(b) } : { coin: amount(b), discountCoin: amount(a) },
  );
const anyLadder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: rangeMax - 1 }), { minLength: 1, maxLength: maxRanges - 1 }),
    fc.array(anyPrice, { minLength: maxRanges, maxLength: maxRanges }),
  )
  .map(([cuts, prices]) => {
    const ends = [...cuts.toSorted((a, b) => a - b), -1];
    return ends.map((end, index): PriceRange => ({
      id: index === 0 ? 1 : end === -1 ? -1 : 1000 + index,
      begin: index === 0 ? 1 : (ends[index - 1] ?? 0) + 1,
      end,
      ...(prices[index] ?? { coin: amount(0n), discountCoin: amount(0n) }),
    }));
  });

test('[PRICE-10] every ladder without a gap is right, and has exactly one price for every number', () => {
  fc.assert(
    fc.property(anyLadder, fc.integer({ min: 1, max: 2 * rangeMax }), (ranges, quantity) => {
      expect(priceProblem(ladder(ranges))).toBeNull();
      const fitting = ranges.filter(({ begin, end }) => begin <= quantity && (end === -1 || quantity <= end));
      expect(fitting).toHaveLength(1);
      expect(unitPrice(ladder(ranges), quantity)).toEqual({
        coin: fitting[0]?.coin,
        discountCoin: fitting[0]?.discountCoin,
      });
    }),
  );
});

test('[PRICE-10] [PRICE-14] one thing that is wrong anywhere in a ladder is found', () => {
  fc.assert(
    fc.property(anyLadder, fc.nat(), fc.constantFrom('begin', 'discount', 'coin'), (ranges, at, what) => {
      const index = at % ranges.length;
      const broken = ranges.map((one, place): PriceRange => {
        if (place !== index) return one;
        if (what === 'begin') return { ...one, begin: one.begin + 1 };
        return what === 'coin' ? { ...one, coin: null } : { ...one, discountCoin: amount((one.coin ?? 0n) + 1n) };
      });
      expect(priceProblem(ladder(broken))).not.toBeNull();
    }),
  );
});

test('[PRICE-09] [PRICE-08] before the last a range is put in, until there are five; the ends stay', () => {
  let ranges: readonly PriceRange[] = newLadder();
  for (let id = 100; ; id++) {
    const more = insertRange(ranges, id);
    if (!more) break;
    ranges = more;
  }
  expect(ranges.map(({ id }) => id)).toEqual([1, 100, 101, 102, -1]);
  const priced = ranges.map((one) => ({ ...one, coin: coins(2), discountCoin: coins(1) }));
  expect(priceProblem(ladder(priced))).toBeNull();
  expect(removeRange(ranges, 101).map(({ id }) => id)).toEqual([1, 100, 102, -1]);
  for (const id of [1, -1]) expect(removeRange(ranges, id)).toEqual(ranges);
  expect(insertRange([], 5)).toBeNull();
});

test('[D-114] only what its way of paying uses is kept; what is free keeps nothing', () => {
  const all: PriceSetting = { ...ladder(two), coin: coins(5), discountCoin: coins(4), cards: [silver] };
  expect(settledPrice({ ...all, isPay: false })).toEqual(freePrice);
  expect(settledPrice(all)).toEqual(ladder(two));
  expect(settledPrice({ ...all, isLadderPrice: false })).toEqual(fixed(5, 4));
  expect(settledPrice({ ...all, payType: PayType.card })).toEqual({ ...byCard, cards: [silver] });
});

test('[D-115] who buys one pays the first range; what is free or opened by a card has no price by the piece', () => {
  expect(unitPrice(ladder(two), 1)).toEqual({ coin: 1000n, discountCoin: 900n });
  expect(unitPrice(fixed(1990, 990), 1)).toEqual({ coin: 1990n, discountCoin: 990n });
  expect([unitPrice(freePrice, 1), unitPrice({ ...byCard, cards: [silver] }, 1)]).toEqual([null, null]);
});

test('[D-114] each problem is an answer of its own', () => {
  for (const problem of priceProblems) {
    expect(errorTable).toHaveProperty([`price.${problem}`]);
    expect(priceErrors).toContain(`price.${problem}`);
  }
});
