import type { Paging } from '@shuyuan/contract/kernel/paging';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { everySupplier } from './live-card.ts';

/** A list says itself that it failed, and keeps what it shows while the next page is on its way. */
const steadily = { claims: 'notices', placeholderData: keepPreviousData } as const;

/** More at once than a company has. */
const runningMax = 12;
/** Who watches changes all the time. */
const runningAskMs = 30_000;

/** A word is left out of the call where nothing is looked for. */
const withWord = (word: string) => (word === '' ? {} : { search: word });

export const useRunning = (word: string) =>
  useRead(
    nativeCommunity.list,
    { status: LiveStatus.running, pageSize: runningMax, ...withWord(word), ...everySupplier },
    { ...steadily, refetchInterval: runningAskMs },
  );

export const useComing = ({ page, pageSize, tab }: Paging & { readonly tab: 'all' | 'mine' }, word: string) =>
  useRead(
    nativeCommunity.list,
    {
      status: LiveStatus.notBegun,
      page,
      pageSize,
      ...(tab === 'mine' && { isSubscribed: true }),
      ...withWord(word),
      ...everySupplier,
    },
    steadily,
  );

export const useHot = ({ page, pageSize }: Paging) =>
  useRead(nativeCommunity.hot, { page, pageSize, ...everySupplier }, steadily);

export const useReviews = ({ page, pageSize }: Paging, word: string) =>
  useRead(nativeCommunity.review, { page, pageSize, ...withWord(word), ...everySupplier }, steadily);

export const useMonth = (month: string) => useRead(nativeCommunity.schedule, { month, ...everySupplier }, steadily);
