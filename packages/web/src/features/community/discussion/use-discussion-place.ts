import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { DiscussionSort } from '@shuyuan/contract/community/questions';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { answersShown, type Discussed, subjectOf } from './discuss.ts';

const sorts = { newest: DiscussionSort.newest, liked: DiscussionSort.mostLiked } as const;
export type SortName = keyof typeof sorts;

/** Where the address stands among the answers; `at` is the one it leads to, wherever that stands. */
export function useDiscussionPlace(question: Discussed) {
  const { sort: asked, at, page: turned } = useSearchParams();
  const { page } = usePaging();
  const sort: SortName = asked === 'liked' ? 'liked' : 'newest';
  const answers = useRead(
    listDiscussions,
    {
      ...subjectOf(question),
      page,
      pageSize: answersShown,
      sort: sorts[sort],
      ...(at !== undefined && turned === undefined && { at }),
    },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return {
    sort,
    at,
    answers,
    paging: { page: answers.data?.page ?? page, pageSize: answersShown },
    arrange: (next: SortName) =>
      changeSearch(
        { sort: next === 'newest' ? undefined : next, page: undefined, at: undefined },
        { isReplacing: true },
      ),
    turn: (next: Paging) => changeSearch({ page: next.page, at: undefined }),
    /** Leads to something just written, which the newest-first order shows on its first page. */
    show: (id: string) => changeSearch({ at: id, sort: undefined, page: undefined }, { isReplacing: true }),
    /** The same for a reply: the answers stay in their order, and as many replies are shown as are needed to see it. */
    showReply: (id: string) => changeSearch({ at: id, page: undefined }, { isReplacing: true }),
  };
}
