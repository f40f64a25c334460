import { hotTopicsPageSize } from '@shuyuan/contract/community/topics';
import { selectHotTopics } from '@shuyuan/contract/community/topics.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../lib/queries.ts';

/** COMM-44: hot topics ten at a time; after the last ten come the first again. */
export function useHotTopics() {
  const [page, setPage] = useState(1);
  const read = useRead(
    selectHotTopics,
    { page, pageSize: hotTopicsPageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const pages = Math.ceil((read.data?.recordCount ?? 0) / hotTopicsPageSize);
  return { read, canTurn: pages > 1, turn: () => setPage(page < pages ? page + 1 : 1) };
}
