import type { Match } from '../text-search.ts';

/** Hits by page; pages may have been searched in any order. */
export type Hits = ReadonlyMap<number, readonly Match[]>;
export type Hit = { readonly page: number; readonly index: number };

const pagesOf = (hits: Hits): number[] => [...hits.keys()].toSorted((a, b) => a - b);

/** Which one it is in the order of the document, counted from 1. */
export function hitNumber(hits: Hits, { page, index }: Hit): number {
  const before = pagesOf(hits).filter((other) => other < page);
  return before.reduce((sum, other) => sum + (hits.get(other)?.length ?? 0), 0) + index + 1;
}

/** The next or the one before; after the last comes the first again. */
export function stepHit(hits: Hits, { page, index }: Hit, direction: 1 | -1): Hit {
  const inPage = index + direction;
  if (inPage >= 0 && inPage < (hits.get(page)?.length ?? 0)) return { page, index: inPage };
  const pages = pagesOf(hits);
  const next = pages.at((pages.indexOf(page) + direction) % pages.length) ?? page;
  return { page: next, index: direction > 0 ? 0 : (hits.get(next)?.length ?? 1) - 1 };
}
