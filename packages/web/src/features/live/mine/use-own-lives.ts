import type { Paging } from '@shuyuan/contract/kernel/paging';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { justCount } from '../../../shared/reads/just-count.ts';
import { everySupplier } from '../community/live-card.ts';

export const ownBoxes = ['subscribed', 'attended', 'collected'] as const;
export type OwnBox = (typeof ownBoxes)[number];

const steadily = { claims: 'notices', placeholderData: keepPreviousData } as const;

/** A page of the lives the reader subscribed to, attended or collected. */
export function useOwnLives(box: OwnBox, paging: Paging) {
  const isOfSubscribed = box === 'subscribed';
  const subscribed = useRead(
    nativeCommunity.list,
    { ...paging, isSubscribed: true, ...everySupplier },
    { ...steadily, enabled: isOfSubscribed },
  );
  const own = useRead(
    nativeCommunity.own,
    { ...paging, box: isOfSubscribed ? 'attended' : box, ...everySupplier },
    { ...steadily, enabled: !isOfSubscribed },
  );
  return isOfSubscribed ? subscribed : own;
}

/** How many lives are in a box; undefined while that is not known. */
export const useOwnLivesCount = (box: OwnBox): number | undefined => useOwnLives(box, justCount).data?.recordCount;
