import { useCallback, useRef } from 'react';
import { useRefresh } from '../../../lib/queries.ts';
import { shownDetails, shownLists } from './live-card.ts';

/** Lives that begin together reach zero together. */
const togetherMs = 1_000;

/** LIVE-ROOM-16, C-39: reads what is shown again, once, however many countdowns end at the same moment. */
export function useReloadLives(): () => void {
  const refresh = useRefresh();
  const last = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - last.current < togetherMs) return;
    last.current = now;
    for (const shown of [...shownLists, ...shownDetails]) refresh(shown);
  }, [refresh]);
}
