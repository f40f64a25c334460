import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { type RawBuilder, sql } from 'kysely';
import { matchesSearch } from '../../../platform/search.ts';
import { hasPart } from '../live.store.ts';

/** What a list of lives asks for beyond scope and state, and how it is ordered. */
export type Condition = RawBuilder<boolean>;
export type Order = RawBuilder<unknown>;

/** D-069: beginning within a month of the company, `2026-11`. */
export const isInMonth = (month: string, timeZone: string): Condition => {
  const first = sql`(${`${month}-01`}::date)::timestamp`;
  return sql<boolean>`live.start_time >= ${first} at time zone ${timeZone}
    and live.start_time < (${first} + interval '1 month') at time zone ${timeZone}`;
};

export const isSubscribedBy = (memberId: string): Condition =>
  sql<boolean>`exists (select from live_subscription where live_id = live.id and member_id = ${memberId})`;

/** Subscribed to by a member, or meant for them by name. */
export const isExpectedBy = (memberId: string): Condition =>
  sql<boolean>`(${isSubscribedBy(memberId)} or ${hasPart(memberId, 'invited')})`;

export const isNotSubscribedBy = (memberId: string): Condition => sql<boolean>`not ${isSubscribedBy(memberId)}`;

/** A stay of theirs in its room is recorded. */
export const wasAttendedBy = (memberId: string): Condition =>
  sql<boolean>`exists (select from live_visit visit where visit.live_id = live.id and visit.member_id = ${memberId})`;

/** SYSTEM-08 */
export const isCollectedBy = (memberId: string): Condition => sql<boolean>`exists (
  select from collection where collection.member_id = ${memberId} and collection.business_id = live.id
    and collection.business_type in (${BusinessType.nativeLive}, ${BusinessType.externalLive}))`;

export const titleMatches = (search: string | undefined): readonly Condition[] =>
  search ? matchesSearch(search, sql`live.search_text`, sql`live.search`) : [];

export const beginsBefore = (time: Date): Condition => sql<boolean>`live.start_time < ${time}`;
export const beginsAfter = (time: Date): Condition => sql<boolean>`live.start_time > ${time}`;
export const hasCoverOrRuns: Condition = sql<boolean>`(
  live.cover_file_id is not null or live.status = ${LiveStatus.running})`;
export const hasReplay: Condition = sql<boolean>`exists (
  select from live_replay where live_replay.live_id = live.id and live_replay.state = 'ready')`;

export const isOneOf = (ids: readonly string[]): Condition => sql<boolean>`live.id = any(${[...ids]}::text[])`;

/** LIVE-ROOM-06: those in progress come first. */
export const soonestFirst: Order = sql`case live.status when ${LiveStatus.running} then 0 else 1 end, live.start_time`;
export const earliestFirst: Order = sql`live.start_time`;
export const newestFirst: Order = sql`live.start_time desc`;
export const asNamed = (ids: readonly string[]): Order => sql`array_position(${[...ids]}::text[], live.id)`;
export const hottestFirst: Order = sql`(live.sub_number + live.attend_number) desc`;
