import * as wire from '@shuyuan/contract/search/hot/hot-search.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { Searchable } from '../searchable.ts';
import { hideHotSearch, listProposedSearches } from './hide-hot-search.ts';
import { listHotSearches } from './list-hot-searches.ts';

export const hotRoutes = (searchables: readonly Searchable[]): readonly Route[] => [
  on(wire.listHotSearches, listHotSearches(searchables)),
  on(wire.listProposedSearches, listProposedSearches),
  on(wire.hideHotSearch, hideHotSearch),
];
