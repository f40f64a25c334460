import { searchLimits } from '@shuyuan/contract/search/search-limits';
import type { Context } from '../../../platform/context.ts';
import type { Searchable } from '../searchable.ts';
import { newestKeys } from './newest-keys.ts';
import type { SavedSearchRow } from './saved-search.store.ts';

/** A saved search with the results that came up since it was looked through. */
export async function findFresh(
  ctx: Context,
  searchables: readonly Searchable[],
  saved: SavedSearchRow,
): Promise<Grown> {
  const keys = await newestKeys(ctx, searchables, saved);
  const known = new Set(saved.knownKeys);
  // Further down is what older results left room for.
  const fresh = keys.slice(0, searchLimits.savedNew).filter((key) => !known.has(key));
  const knownKeys = [...new Set([...keys, ...saved.knownKeys])].slice(0, searchLimits.savedKnown * 2);
  const newKeys = [...fresh, ...saved.newKeys].slice(0, searchLimits.savedNew);
  return { saved, fresh, knownKeys, newKeys };
}

export type Grown = {
  readonly saved: SavedSearchRow;
  readonly fresh: readonly string[];
  readonly knownKeys: readonly string[];
  /** With those that were new already. */
  readonly newKeys: readonly string[];
};
