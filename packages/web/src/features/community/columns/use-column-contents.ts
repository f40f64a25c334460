import { listColumnContents } from '@shuyuan/contract/community/column.wire';
import { ColumnSort } from '@shuyuan/contract/community/columns';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { contentSorts, type SortName } from '../content-sorts.ts';

/** COMM-31: a page of what stands in a column, in its own order unless another is asked for. */
export function useColumnContents(id: string, sort?: SortName) {
  const paging = usePaging();
  const read = useRead(
    listColumnContents,
    { id, ...paging, sort: sort ? contentSorts[sort] : ColumnSort.placed },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { read, paging, onPage: (next: Paging) => changeSearch(next) };
}
