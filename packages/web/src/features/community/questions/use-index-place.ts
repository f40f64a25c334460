import { changeSearch } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';

export const indexTabs = ['recommended', 'hot', 'newest'] as const;
export type IndexTab = (typeof indexTabs)[number];

const pageSize = 10;

/** Where the address stands among what is published; names of its own, because accounts are looked through below it. */
export function useIndexPlace() {
  const { posts, words = '', postsPage } = useSearchParams();
  const chosen = indexTabs.find((name) => name === posts) ?? 'recommended';
  const page = /^[1-9]\d{0,8}$/.test(postsPage ?? '') ? Number(postsPage) : 1;
  return {
    // Words are looked for in everything, the newest first.
    tab: words === '' ? chosen : 'newest',
    words,
    paging: { page, pageSize },
    choose: (tab: IndexTab) =>
      changeSearch({ posts: tab === 'recommended' ? undefined : tab, words: undefined, postsPage: undefined }),
    find: (text: string) =>
      changeSearch({ posts: text ? 'newest' : posts, words: text || undefined, postsPage: undefined }),
    turn: (next: number) => changeSearch({ postsPage: next === 1 ? undefined : next }),
  };
}
