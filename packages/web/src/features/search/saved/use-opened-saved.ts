import { listSavedSearches, openSavedSearch } from '@shuyuan/contract/search/saved/saved-search.wire';
import { useEffect } from 'react';
import { useWrite } from '../../../lib/queries.ts';

/** Says that the saved search of the address was opened; an address of long ago names one that is gone. */
export function useOpenedSaved(id: string | undefined): void {
  const { mutate: open } = useWrite(openSavedSearch, { claims: 'all', refreshes: [listSavedSearches] });
  useEffect(() => {
    if (id !== undefined) open({ id });
  }, [id, open]);
}
