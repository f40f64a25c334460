import { listHotQuestions, listQuestions, recommendQuestions } from '@shuyuan/contract/community/question.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { useIndexPlace } from './use-index-place.ts';

/** COMM-13, COMM-14: the list the address asks for; the other two are not read. */
export function useIndexQuestions({ tab, words, paging }: ReturnType<typeof useIndexPlace>) {
  const shared = { claims: 'notices', placeholderData: keepPreviousData } as const;
  const reads = {
    recommended: useRead(recommendQuestions, paging, { ...shared, enabled: tab === 'recommended' }),
    hot: useRead(listHotQuestions, paging, { ...shared, enabled: tab === 'hot' }),
    newest: useRead(
      listQuestions,
      { ...paging, ...(words && { search: words }) },
      { ...shared, enabled: tab === 'newest' },
    ),
  };
  return reads[tab];
}
