import { search } from '@shuyuan/contract/search/search.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../lib/queries.ts';
import type { SearchState } from './search-address.ts';

/** Everything that is found for what the address asks. */
export function useSearch({ keyword, kind, sort, period, fileKind, page, pageSize, ...narrowing }: SearchState) {
  const { topic: topicId, author: authorId, organization: organizationId, saved: savedId } = narrowing;
  const filters = { period, fileKind, topicId, authorId, organizationId, savedId };
  return useRead(
    search,
    { search: keyword, kind, sort, page, pageSize, ...filters },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
}
