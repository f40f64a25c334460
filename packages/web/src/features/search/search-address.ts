import { fileKinds } from '@shuyuan/contract/files/file-kinds';
import { searchClickTypes, usualClickType } from '@shuyuan/contract/search/search-click-types';
import { searchKinds } from '@shuyuan/contract/search/search-kinds';
import { type SearchPeriod, searchPeriods, searchSorts } from '@shuyuan/contract/search/search-limits';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../lib/address-state.ts';

// The keys of a table of the contract.
const periods = Object.keys(searchPeriods) as SearchPeriod[];

/** ROUTE-34: the words that are searched for and how it was begun (SHELL-14), the tab, what narrows it, the page of the list. */
export const searchAddress = addressCodec({
  keyword: addressText,
  from: addressChoice(searchClickTypes, usualClickType),
  kind: addressChoice(searchKinds),
  sort: addressChoice(searchSorts, 'relevance'),
  period: addressChoice(periods),
  fileKind: addressChoice(fileKinds),
  topic: addressId,
  author: addressId,
  organization: addressId,
  /** The saved search that was opened: what is new of it is marked. */
  saved: addressId,
  ...addressPaging(),
});
export const offeredPeriods: readonly SearchPeriod[] = periods;
export type SearchState = AddressStateOf<typeof searchAddress>;
export type SearchMove = (change: Partial<SearchState>) => void;
