import { readTopic } from '@shuyuan/contract/community/topics.wire';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, usePathParams, useSearchParams } from '../../../lib/route-values.ts';

/** Topics of every kind. */
export const all = 'all';

/** ROUTE-38: where the address stands; a topic it names opens the list at its kind. */
export function useTopicPlace() {
  const { id: inPath } = usePathParams('topicList');
  const { id = inPath, type, search = '' } = useSearchParams();
  const paging = usePaging();
  const named = useRead(readTopic, { id: id ?? '' }, { enabled: id !== undefined, claims: 'all', retry: false });
  const current = type ?? named.data?.typeId ?? all;
  const open = (change: { type?: string; search?: string; page?: number; pageSize?: number }) =>
    go('topicList', inPath === undefined ? {} : { id: inPath }, {
      ...(inPath === undefined && id !== undefined && { id }),
      type: change.type ?? type,
      search: (change.search ?? search) || undefined,
      page: change.page,
      pageSize: change.pageSize,
    });
  const isFirst = search === '' && paging.page === 1;
  const chosen = isFirst && current === named.data?.typeId ? named.data : undefined;
  return { current, search, paging, chosen, open };
}
