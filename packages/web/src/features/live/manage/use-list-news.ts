import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { useEffect } from 'react';
import { onLiveNews } from '../../../lib/live-news.ts';
import { useRefresh } from '../../../lib/queries.ts';
import { manageOf } from '../calls-of.ts';

/** A room that is ready, an approval that came: the open table follows what happens to one's own lives. */
export function useListNews(supplier: LiveSupplier | undefined): void {
  const refresh = useRefresh();
  useEffect(
    () => (supplier === undefined ? undefined : onLiveNews(() => refresh(manageOf(supplier).list))),
    [supplier, refresh],
  );
}
