import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging } from '../../../lib/route-values.ts';

/** COMM-32: a page of the columns of an account; the address keeps which. */
export function useAccountColumns(accountId: string) {
  const paging = usePaging();
  const read = useRead(
    listAccountColumns,
    { ...paging, enjoyId: accountId },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { read, paging, onPage: (next: Paging) => changeSearch(next) };
}
