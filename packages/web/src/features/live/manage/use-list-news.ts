import { useEffect } from 'react';
import { onLiveNews } from '../../../lib/live-news.ts';
import { useRefresh } from '../../../lib/queries.ts';
import { managedList } from './managed-live.ts';

/** A room that is ready, an approval that came: the open table follows what happens to one's own lives. */
export function useListNews(): void {
  const refresh = useRefresh();
  useEffect(() => onLiveNews(() => refresh(managedList)), [refresh]);
}
