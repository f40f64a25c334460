import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

export type PresentInput = {
  readonly liveId: string;
  /** Who was not written down since is gone with their process. */
  readonly seenSince: Date;
  readonly search: string;
  /** Null: everybody. Else only who leads, speaks or is on stage, and this person. */
  readonly onlyFor: string | null;
};

export type PresentRow = RoomPerson & {
  readonly isOnStage: boolean;
  readonly isMuted: boolean;
  readonly isHandUp: boolean;
};

/** Once each, however many pages they have open, and as the most they are on any of them. */
const here = (read: Reads, { liveId, seenSince }: PresentInput) =>
  read
    .selectFrom('liveVisit')
    .select(['personKey', 'memberId', 'identity'])
    .distinctOn('personKey')
    .where('liveId', '=', liveId)
    .where('leftAt', 'is', null)
    .where('seenAt', '>', seenSince)
    .orderBy('personKey')
    .orderBy(sql`identity = ${LiveIdentity.attendee}`);

const name = sql<string>`coalesce(member.full_name, live_guest.name, '')`;
const isOnStage = sql<boolean>`coalesce(live_participant.is_on_stage, false)`;
const isAttendee = sql<boolean>`here.identity = ${LiveIdentity.attendee}`;

const conditions = ({ search, onlyFor }: PresentInput): RawBuilder<boolean>[] => [
  sql<boolean>`live_participant.removed_at is null`,
  ...hasWords(search, sql`search_form(${name})`),
  ...(onlyFor === null ? [] : [sql<boolean>`(not ${isAttendee} or ${isOnStage} or here.person_key = ${onlyFor})`]),
];

const present = (read: Reads, wish: PresentInput) =>
  conditions(wish).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom(here(read, wish).as('here'))
      .leftJoin('member', 'member.id', 'here.memberId')
      .leftJoin('liveGuest', (join) => join.on('liveGuest.id', '=', sql<string>`substr(here.person_key, 3)`))
      .leftJoin('liveParticipant', (join) =>
        join.on('liveParticipant.liveId', '=', wish.liveId).onRef('liveParticipant.personKey', '=', 'here.personKey'),
      ),
  );

/** Who leads first, then who is on stage or wants to be, then by name. */
export async function listPresentIn(
  read: Reads,
  wish: PresentInput,
  paging: Paging,
): Promise<{ rows: PresentRow[]; total: number }> {
  const rows = await present(read, wish)
    .select([
      'here.personKey as key',
      name.as('name'),
      'member.portrait',
      'here.identity',
      isOnStage.as('isOnStage'),
      sql<boolean>`coalesce(live_participant.is_muted, false)`.as('isMuted'),
      sql<boolean>`live_participant.hand_raised_at is not null`.as('isHandUp'),
    ])
    .orderBy(sql`${isAttendee}, here.identity, not ${isOnStage}, live_participant.hand_raised_at nulls last, ${name}`)
    .orderBy('here.personKey')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await present(read, wish)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
