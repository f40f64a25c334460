import { listCards } from '@shuyuan/contract/pricing/price.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';

/** The cards of the company as the address says: the word, the page, and whose holders are shown. */
export function useCards() {
  const { search = '', card } = useSearchParams();
  const paging = usePaging();
  const read = useRead(listCards, { ...paging, ...(search && { search }) }, { claims: 'notices' });
  const shown = card === undefined ? undefined : read.data?.items.find(({ id }) => id === card);
  return { read, search, paging, shown };
}
