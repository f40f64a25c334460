export type PagerSlot = number | 'gap-before' | 'gap-after';

/** First, last, the page and its neighbours; a gap never hides a single page. */
export function pagerWindow(page: number, count: number): PagerSlot[] {
  const from = Math.max(2, Math.min(page - 1, count - 4));
  const to = Math.min(count - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const before: PagerSlot[] = from > 3 ? [1, 'gap-before'] : from === 3 ? [1, 2] : [1];
  const after: PagerSlot[] = to < count - 2 ? ['gap-after', count] : to === count - 2 ? [count - 1, count] : [count];
  return count === 1 ? [1] : [...before, ...middle, ...after];
}
