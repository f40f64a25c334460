import { maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { ownLiveBoxes } from '@shuyuan/contract/live/community.wire';
import { LiveStatus, liveStatuses } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { namedIds } from '../../../platform/named-ids.ts';
import {
  asNamed,
  beginsAfter,
  earliestFirst,
  hasCoverOrRuns,
  hasReplay,
  hottestFirst,
  isCollectedBy,
  isInMonth,
  isNotSubscribedBy,
  isOneOf,
  isSubscribedBy,
  newestFirst,
  soonestFirst,
  titleMatches,
  wasAttendedBy,
} from './card-conditions.store.ts';
import { countLives } from './cards.store.ts';
import type { Family, Whose } from './family.ts';
import { listCards, type LiveCard, pageOfCards, wantedOf } from './list-lives.ts';

/** Long enough that a popular series is still found, short enough that old ones make room. */
const hotMs = 90 * dayMs;
const bannerSize = 5;
/** A month shown as a calendar: more than this nobody reads, and nobody holds. */
const monthMax = 500;

type ListInput = Paging &
  Whose & {
    readonly search?: string | undefined;
    readonly status?: (typeof liveStatuses.open)[number] | undefined;
    readonly isSubscribed?: boolean | undefined;
  };

/** LIVE-ROOM-06 */
export const listComing = (ctx: Context, family: Family, { search, status, isSubscribed, ...rest }: ListInput) => {
  const bySubscription = isSubscribed ? isSubscribedBy(ctx.actor.id) : isNotSubscribedBy(ctx.actor.id);
  const wanted = wantedOf(ctx, family, {
    isEverySupplier: rest.isEverySupplier,
    statuses: status === undefined ? liveStatuses.open : [status],
    conditions: [...titleMatches(search), ...(isSubscribed === undefined ? [] : [bySubscription])],
  });
  return pageOfCards(ctx, wanted, { order: soonestFirst, paging: rest });
};

/** STUDY-02 names lives as activities: unknown ones, those of others and those that are not published are left out. */
export const findLivesByIds = async (ctx: Context, family: Family, { ids, ...whose }: Whose & { ids: string }) => {
  const wanted = namedIds(ids);
  const query = wantedOf(ctx, family, { ...whose, statuses: liveStatuses.published, conditions: [isOneOf(wanted)] });
  const paging = { page: 1, pageSize: maxPageSize };
  return { items: await listCards(ctx, query, { order: asNamed(wanted), paging }) };
};

/** LIVE-ROOM-06 */
export const listHot = (ctx: Context, family: Family, { isEverySupplier, ...paging }: Paging & Whose) => {
  const conditions = [beginsAfter(new Date(ctx.now() - hotMs))];
  const wanted = wantedOf(ctx, family, { isEverySupplier, statuses: liveStatuses.published, conditions });
  return pageOfCards(ctx, wanted, { order: hottestFirst, paging });
};

type ReviewInput = Paging & Whose & { readonly search?: string | undefined };

/** LIVE-ROOM-06, D-072 */
export const listReview = (ctx: Context, family: Family, { search, isEverySupplier, ...paging }: ReviewInput) => {
  const conditions = [hasReplay, ...titleMatches(search)];
  return pageOfCards(ctx, wantedOf(ctx, family, { isEverySupplier, statuses: [LiveStatus.ended], conditions }), {
    order: newestFirst,
    paging,
  });
};

type OwnInput = ReviewInput & { readonly box: (typeof ownLiveBoxes)[number] };

/** D-179 */
export const listOwn = (ctx: Context, family: Family, { box, search, isEverySupplier, ...paging }: OwnInput) => {
  const isOwn = box === 'attended' ? wasAttendedBy(ctx.actor.id) : isCollectedBy(ctx.actor.id);
  const conditions = [isOwn, ...titleMatches(search)];
  return pageOfCards(ctx, wantedOf(ctx, family, { isEverySupplier, statuses: liveStatuses.published, conditions }), {
    order: newestFirst,
    paging,
  });
};

/** LIVE-ROOM-12: what is on comes first, with a cover of its own or without. */
export const listBanner = async (ctx: Context, family: Family, whose: Whose) => {
  const wanted = wantedOf(ctx, family, { ...whose, statuses: liveStatuses.open, conditions: [hasCoverOrRuns] });
  const paging = { page: 1, pageSize: bannerSize };
  return { items: await listCards(ctx, wanted, { order: soonestFirst, paging }) };
};

/** LIVE-ROOM-12 */
export const countHistory = async (ctx: Context, family: Family, whose: Whose) => ({
  count: await countLives(ctx.read, wantedOf(ctx, family, { ...whose, statuses: [LiveStatus.ended] })),
});

/** LIVE-ROOM-05, D-069 */
export async function readSchedule(ctx: Context, family: Family, { month, ...whose }: Whose & { month: string }) {
  const { timeZone } = ctx.external;
  const conditions = [isInMonth(month, timeZone)];
  const wanted = wantedOf(ctx, family, { ...whose, statuses: liveStatuses.published, conditions });
  const paging = { page: 1, pageSize: monthMax };
  // Sweden writes dates as 2026-11-15.
  const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days = new Map<string, LiveCard[]>();
  for (const card of await listCards(ctx, wanted, { order: earliestFirst, paging })) {
    const day = dayIn.format(card.startTime);
    days.set(day, [...(days.get(day) ?? []), card]);
  }
  return { days: [...days].map(([day, items]) => ({ day, items })) };
}
