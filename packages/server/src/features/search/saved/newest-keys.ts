import type { SavedFilters } from '@shuyuan/contract/search/saved/saved-search.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { searchLimits, searchPeriods } from '@shuyuan/contract/search/search-limits';
import type { Context } from '../../../platform/context.ts';
import { findAll } from '../find/find-all.ts';
import { type FoundItem, inOrder, itemsOf } from '../find/found-items.ts';
import { questionOf } from '../find/search-question.ts';
import type { Searchable } from '../searchable.ts';

/** Results of a saved search for the caller as it is written, the newest first. */
export async function newestKeys(
  ctx: Context,
  searchables: readonly Searchable[],
  {
    keyword,
    filters: { kind, period, sort: _sort, ...filters },
  }: { readonly keyword: string; readonly filters: SavedFilters },
): Promise<string[]> {
  const since = period && new Date(ctx.now() - searchPeriods[period] * dayMs);
  const question = questionOf(keyword);
  const found = await findAll(ctx, searchables, { question, filters: { ...filters, since }, sort: 'newest', kind });
  if (found.isCorrected || found.isLoose) return [];
  const items = itemsOf(found.rows).filter(({ first }) => kind === undefined || first.kind === kind);
  return inOrder(items, 'newest', ctx.now()).slice(0, searchLimits.savedKnown).map(keyOfHit);
}

/** A result as saved searches know it. */
export const keyOfHit = ({ first }: Pick<FoundItem, 'first'>): string => `${first.kind} ${first.itemId}`;
