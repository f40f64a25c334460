import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { keyOfItem, type RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import {
  dismissRecommended,
  listDismissed,
  listRecommended,
  restoreRecommended,
} from '@shuyuan/contract/recommend/recommend.wire';
import { useState } from 'react';
import { useRead, useWrite } from '../../lib/queries.ts';

type Page = OutputOf<typeof listRecommended>;
/** The pages after a first one; another first one begins anew. */
type Further = { readonly after: string; readonly pages: readonly Page[] };
const size = 12;

/** The list as it grows; what is dismissed stays in its place until the page is left, so that it can be taken back. */
export function useRecommended(kind: RecommendKind | undefined) {
  const [further, setFurther] = useState<Further>({ after: '', pages: [] });
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  // Read once: whoever says no to one of them must not lose the others from under the finger.
  const first = useRead(listRecommended, { kind, size }, { claims: 'notices', staleTime: Infinity, gcTime: 0 });
  const after = first.data?.requestId ?? '';
  const own = further.after === after ? further.pages : [];
  const pages = first.data ? [first.data, ...own] : [];
  const items = pages.flatMap((page) =>
    page.items.map((item) => ({ item, requestId: page.requestId, key: keyOfItem(item) })),
  );
  const more = useWrite(listRecommended, {
    onSuccess: (page) => setFurther({ after, pages: [...own, page] }),
  });
  const dismiss = useWrite(dismissRecommended, {
    refreshes: [listDismissed],
    onSuccess: (item) => setDismissed((before) => new Set(before).add(keyOfItem(item))),
  });
  const restore = useWrite(restoreRecommended, {
    refreshes: [listDismissed],
    onSuccess: (item) => setDismissed((before) => new Set([...before].filter((key) => key !== keyOfItem(item)))),
  });
  const shown = items.map(({ key }) => key).join(',');
  return {
    first,
    items,
    dismissed,
    isMore: pages.at(-1)?.isMore ?? false,
    isLoadingMore: more.isPending,
    showMore: () => more.mutate({ kind, size, shown }),
    dismiss,
    restore,
  };
}
