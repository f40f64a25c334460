import {
  insertRange,
  openEnd,
  type PriceRange,
  rangeMax,
  rangeMin,
  removeRange,
} from '@shuyuan/contract/pricing/prices';

type Ranges = readonly PriceRange[];

/** PRICE-10: each begins right behind the one before it, so there is never a gap to mend. */
function following(ranges: Ranges): Ranges {
  let begin = rangeMin;
  return ranges.map((range) => {
    const placed = { ...range, begin };
    // Behind the very last place there is none: the order is wrong, and a draft of it can still be kept.
    begin = Math.min(range.end + 1, rangeMax);
    return placed;
  });
}

/** PRICE-09: one more before the last; null: there are five already (PRICE-08). */
export function withRange(ranges: Ranges, id: number): Ranges | null {
  const longer = insertRange(ranges, id);
  return longer && following(longer);
}

export const withoutRange = (ranges: Ranges, id: number): Ranges => following(removeRange(ranges, id));

export const withChange = (ranges: Ranges, id: number, change: Partial<PriceRange>): Ranges =>
  following(ranges.map((range) => (range.id === id ? { ...range, ...change } : range)));

export const isOpenEnd = ({ end }: PriceRange): boolean => end === openEnd;
