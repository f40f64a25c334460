import { listManagedCircles } from '@shuyuan/contract/community/circle.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { go } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../../lib/route-values.ts';

/** All circles, also hidden ones; the address keeps the word and the page. */
export function useManagedCircles() {
  const { search = '' } = useSearchParams();
  const paging = usePaging();
  const read = useRead(listManagedCircles, { ...paging, ...(search && { search }) }, { claims: 'notices' });
  return {
    read,
    search,
    paging,
    find: (text: string) => go('adminCircles', {}, { search: text || undefined }),
    onPage: (next: Paging) => go('adminCircles', {}, { search: search || undefined, ...next }),
  };
}
