import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';

export type LiveCardData = OutputOf<typeof nativeCommunity.list>['items'][number];

/** A page for people shows the lives of every supplier. */
export const everySupplier = { isEverySupplier: true } as const;

/** What shows lives: out of date once somebody subscribed, or a countdown has met zero. */
export const shownLists = [
  nativeCommunity.list,
  nativeCommunity.banner,
  nativeCommunity.schedule,
  nativeCommunity.hot,
] as const;
/** The same for one live, on either path. */
export const shownDetails = [nativeCommunity.detail, externalCommunity.detail] as const;

type Timed = { readonly status: LiveStatus; readonly startTime: number; readonly endTime: number };

/** What a countdown runs to: of one in progress only the end counts, whenever it was meant to begin. */
export const timesOf = ({ status, startTime, endTime }: Timed) => ({
  startTime: status === LiveStatus.running ? 0 : startTime,
  endTime,
});
