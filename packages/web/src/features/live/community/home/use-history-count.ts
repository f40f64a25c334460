import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { useEffect, useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useSession } from '../../../../lib/session.ts';
import { browserSlot } from '../../../../lib/storage.ts';
import { everySupplier } from '../live-card.ts';

/** LIVE-ROOM-13, C-40 */
const cachedMs = 120_000;

type CacheEntry = { readonly count: number; readonly at: number };

function keptIn(text: string | null): CacheEntry | null {
  try {
    // Written below; whatever else stands there counts as nothing.
    const kept = JSON.parse(text ?? 'null') as Partial<CacheEntry> | null;
    return typeof kept?.count === 'number' && typeof kept.at === 'number' ? { count: kept.count, at: kept.at } : null;
  } catch {
    return null;
  }
}

/** How many lives were held: asked for once in 120 seconds, however often the page is opened, by each person. */
export function useHistoryCount(): number | undefined {
  const memberId = useSession((session) => session.currentUser?.id ?? '');
  const [slot] = useState(() => browserSlot(`shuyuan.live.history.${memberId}`));
  const [kept] = useState(() => keptIn(slot.read()));
  const { data, dataUpdatedAt } = useRead(nativeCommunity.historyCount, everySupplier, {
    claims: 'all',
    staleTime: cachedMs,
    ...(kept && { initialData: { count: kept.count }, initialDataUpdatedAt: kept.at }),
  });
  const count = data?.count;
  useEffect(() => {
    if (count !== undefined) slot.write(JSON.stringify({ count, at: dataUpdatedAt } satisfies CacheEntry));
  }, [slot, count, dataUpdatedAt]);
  return count;
}
