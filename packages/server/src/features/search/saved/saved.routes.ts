import * as wire from '@shuyuan/contract/search/saved/saved-search.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { Searchable } from '../searchable.ts';
import { deleteSavedSearch, listSavedSearches, openSavedSearch, renameSavedSearch, saveSearch } from './save-search.ts';

export const savedRoutes = (searchables: readonly Searchable[]): readonly Route[] => [
  on(wire.listSavedSearches, listSavedSearches),
  on(wire.saveSearch, saveSearch(searchables)),
  on(wire.renameSavedSearch, renameSavedSearch),
  on(wire.deleteSavedSearch, deleteSavedSearch),
  on(wire.openSavedSearch, openSavedSearch(searchables)),
];
