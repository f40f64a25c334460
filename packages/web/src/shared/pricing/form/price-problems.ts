import {
  maxPrice,
  maxPriceCoins,
  maxRanges,
  type PriceProblem,
  type PriceRange,
  rangeMax,
} from '@shuyuan/contract/pricing/prices';

/** PRICE-08, PRICE-13: the numbers the messages end with. */
export const limitOf: Partial<Record<PriceProblem, number>> = {
  'ladder-overflow': maxRanges,
  'coin-over-limit': maxPriceCoins,
  'discount-over-limit': maxPriceCoins,
};

const unfinished: ReadonlySet<PriceProblem> = new Set(['coin-required', 'discount-required', 'card-required']);

/** What is missing is nobody's mistake before they have tried to send it; what is wrong is said while it is typed. */
export const isSaid = (problem: PriceProblem, isTried: boolean): boolean => isTried || !unfinished.has(problem);

type Priced = Pick<PriceRange, 'coin' | 'discountCoin'>;
type Field = 'coin' | 'discountCoin' | 'end';

/** Which field of a fixed price or of a range a message is about. */
export function wrongField(priced: Priced | PriceRange, problem: PriceProblem | null): Field | null {
  const { coin, discountCoin } = priced;
  switch (problem) {
    case 'coin-required':
      return coin === null ? 'coin' : null;
    case 'discount-required':
      return discountCoin === null ? 'discountCoin' : null;
    case 'coin-over-limit':
      return coin !== null && coin > maxPrice ? 'coin' : null;
    case 'discount-over-limit':
      return discountCoin !== null && discountCoin > maxPrice ? 'discountCoin' : null;
    case 'discount-above-coin':
      return coin !== null && discountCoin !== null && discountCoin > coin ? 'discountCoin' : null;
    case 'ladder-order':
      return 'end' in priced && priced.end >= 0 && (priced.begin > priced.end || priced.end > rangeMax) ? 'end' : null;
    default:
      return null;
  }
}
