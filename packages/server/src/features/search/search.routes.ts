import * as wire from '@shuyuan/contract/search/search.wire';
import { on, type Route } from '../../platform/http/route.ts';
import { readSearchIndex, rebuildSearchIndex } from './documents/read-search-index.ts';
import { search } from './find/search.ts';
import { suggest } from './find/suggest.ts';
import type { Searchable } from './searchable.ts';

/** The search over everything, and its index. */
export const searchRoutes = (searchables: readonly Searchable[]): readonly Route[] => [
  on(wire.search, search(searchables)),
  on(wire.suggest, suggest(searchables)),
  on(wire.readSearchIndex, readSearchIndex),
  on(wire.rebuildSearchIndex, rebuildSearchIndex),
];
