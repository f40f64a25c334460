import { listCircleQuestions } from '@shuyuan/contract/community/circle.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';
import { contentSorts, type SortName } from '../content-sorts.ts';

/** COMM-48: a page of what was published in a circle. */
export function useCircleContents(id: string, sort: SortName) {
  const paging = usePaging();
  const read = useRead(
    listCircleQuestions,
    { id, ...paging, sort: contentSorts[sort] },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { read, paging, onPage: (next: Paging) => changeSearch(next) };
}
