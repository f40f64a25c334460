import { type Amount, amount } from '../kernel/amount.ts';

/** PRICE-03. */
export const PayType = { coin: 1, rmb: 2, card: 3 } as const;
export type PayType = (typeof PayType)[keyof typeof PayType];

/** PRICE-04. A price that is not there yet is null. */
export type PriceRange = {
  readonly id: number;
  readonly begin: number;
  /** -1: open (PRICE-07). */
  readonly end: number;
  readonly coin: Amount | null;
  readonly discountCoin: Amount | null;
};

/** D-120: a card that opens it. */
export type BoundCard = { readonly id: string; readonly cardName: string };

/** PRICE-03: what a creator has set; `discountCoin` is what is charged, `coin` what it is shown against (D-116). */
export type PriceSetting = {
  readonly isPay: boolean;
  readonly payType: PayType;
  readonly isLadderPrice: boolean;
  readonly coin: Amount | null;
  readonly discountCoin: Amount | null;
  readonly payConfig: readonly PriceRange[];
  readonly cards: readonly BoundCard[];
};

/** PRICE-08. */
export const maxRanges = 5;
/** PRICE-18. */
export const rangeMin = 1;
export const rangeMax = 1_000_000;
export const openEnd = -1;
export const firstRangeId = 1;
export const lastRangeId = -1;
/** PRICE-13, D-117: in whole coins, as people read it. */
export const maxPriceCoins = 10_000_000;
export const maxPrice: Amount = amount(BigInt(maxPriceCoins) * 100n);
/** How many cards may open one thing. */
export const maxBoundCards = 20;

/** PRICE-07: a ladder begins with two ranges. */
export const newLadder = (): readonly PriceRange[] => [
  { id: firstRangeId, begin: rangeMin, end: 10, coin: null, discountCoin: null },
  { id: lastRangeId, begin: 11, end: openEnd, coin: null, discountCoin: null },
];

export const freePrice: PriceSetting = {
  isPay: false,
  payType: PayType.coin,
  isLadderPrice: false,
  coin: null,
  discountCoin: null,
  payConfig: [],
  cards: [],
};

/** PRICE-09: before the last, right behind the one before it; null: there are five already (PRICE-08). */
export function insertRange(ranges: readonly PriceRange[], id: number): readonly PriceRange[] | null {
  const [last] = ranges.slice(-1);
  if (!last || ranges.length >= maxRanges) return null;
  const before = ranges.slice(0, -1);
  const begin = (before.at(-1)?.end ?? 0) + 1;
  const added = { id, begin, end: begin, coin: null, discountCoin: null };
  return [...before, added, { ...last, begin: begin + 1 }];
}

/** PRICE-09: the first and the last stay. */
export const removeRange = (ranges: readonly PriceRange[], id: number): readonly PriceRange[] =>
  ranges.filter((range, index) => index === 0 || index === ranges.length - 1 || range.id !== id);

/** D-114: only what its way of paying uses; what is free keeps nothing of a price. */
export function settledPrice({ isPay, payType, isLadderPrice, ...price }: PriceSetting): PriceSetting {
  if (!isPay) return freePrice;
  if (payType === PayType.card) return { ...freePrice, isPay, payType, cards: price.cards };
  return isLadderPrice
    ? { ...freePrice, isPay, payType, isLadderPrice, payConfig: price.payConfig }
    : { ...freePrice, isPay, payType, coin: price.coin, discountCoin: price.discountCoin };
}

export const priceProblems = [
  'ladder-overflow',
  'ladder-order',
  'coin-required',
  'discount-required',
  'coin-over-limit',
  'discount-over-limit',
  'discount-above-coin',
  'card-required',
] as const;
export type PriceProblem = (typeof priceProblems)[number];

type Priced = Pick<PriceRange, 'coin' | 'discountCoin'>;

/** PRICE-11 to 14, for a fixed price and for each range alike. */
function amountProblems({ coin, discountCoin }: Priced): PriceProblem[] {
  const isAbove = coin !== null && discountCoin !== null && discountCoin > coin;
  const found: Partial<Record<PriceProblem, boolean>> = {
    'coin-required': coin === null,
    'discount-required': discountCoin === null,
    'coin-over-limit': coin !== null && coin > maxPrice,
    'discount-over-limit': discountCoin !== null && discountCoin > maxPrice,
    'discount-above-coin': isAbove,
  };
  return priceProblems.filter((problem) => found[problem]);
}

const isWhole = (place: number): boolean => Number.isInteger(place) && place >= rangeMin && place <= rangeMax;

/** PRICE-07, PRICE-10, C-22: from 1 without a gap to an open end. */
function isInOrder(ranges: readonly PriceRange[]): boolean {
  const last = ranges.length - 1;
  return ranges.every(({ begin, end, id }, index) => {
    const isFollowing = begin === (index === 0 ? rangeMin : (ranges[index - 1]?.end ?? 0) + 1);
    const isPlaced = (id === firstRangeId) === (index === 0) && (id === lastRangeId) === (index === last);
    const isClosed = index === last ? end === openEnd : isWhole(end) && begin <= end;
    return isFollowing && isPlaced && isClosed && isWhole(begin);
  });
}

function ladderProblems(ranges: readonly PriceRange[]): PriceProblem[] {
  if (ranges.length > maxRanges) return ['ladder-overflow'];
  if (ranges.length < 2 || !isInOrder(ranges)) return ['ladder-order'];
  return ranges.flatMap(amountProblems);
}

/** PRICE-08 to 16: everything that is wrong with a price, in the order it is said. */
export function findPriceProblems(price: PriceSetting): readonly PriceProblem[] {
  if (!price.isPay) return [];
  if (price.payType === PayType.card) return price.cards.length === 0 ? ['card-required'] : [];
  return price.isLadderPrice ? ladderProblems(price.payConfig) : amountProblems(price);
}

/** The first thing that is wrong with a price, or null. */
export const priceProblem = (price: PriceSetting): PriceProblem | null => findPriceProblems(price)[0] ?? null;

/** D-115: what one of so many costs, before and after the discount; null where nothing is paid by the piece. */
export function unitPrice(price: PriceSetting, quantity: number): { coin: Amount; discountCoin: Amount } | null {
  if (!price.isPay || price.payType === PayType.card) return null;
  const priced = price.isLadderPrice
    ? price.payConfig.find(({ begin, end }) => quantity >= begin && (end === openEnd || quantity <= end))
    : price;
  const { coin = null, discountCoin = null } = priced ?? {};
  return coin === null || discountCoin === null ? null : { coin, discountCoin };
}
