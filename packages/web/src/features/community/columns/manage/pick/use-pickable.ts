import { useDebouncedValue } from '@mantine/hooks';
import { listColumnQuestions } from '@shuyuan/contract/community/column.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../../lib/queries.ts';

export const pickPageSize = 10;
const firstPage = { page: 1, pageSize: pickPageSize };
/** A word is asked for once it stands still. */
const settleMs = 250;

/** COMM-11: what the account of a column has published, found by words, a page at a time. */
export function usePickable(columnId: string, accountId: string) {
  const [typed, setTyped] = useState('');
  const [paging, setPaging] = useState(firstPage);
  const [search] = useDebouncedValue(typed.trim(), settleMs);
  const read = useRead(
    listColumnQuestions,
    { ...paging, enjoyId: accountId, columnId, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const type = (text: string): void => {
    setTyped(text);
    setPaging(firstPage);
  };
  return { read, typed, type, search, paging, setPaging };
}
