import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** What holds for one person in one room, and what they have voted for. */
export type Own = {
  readonly isMuted: boolean;
  readonly isOnStage: boolean;
  readonly isRemoved: boolean;
  readonly votedQuestionIds: readonly string[];
  readonly votedPollIds: readonly string[];
};

/** One statement, because everybody who comes asks it. */
export async function findOwn(read: Reads, liveId: string, key: string): Promise<Own> {
  const standing = (column: 'is_muted' | 'is_on_stage' | 'removed_at is not null') =>
    sql<boolean>`coalesce((select ${sql.raw(column)} from live_participant
      where live_id = ${liveId} and person_key = ${key}), false)`;
  return read
    .selectNoFrom([
      standing('is_muted').as('isMuted'),
      standing('is_on_stage').as('isOnStage'),
      standing('removed_at is not null').as('isRemoved'),
      sql<string[]>`array(select message_id from live_vote join live_message on live_message.id = message_id
        where live_id = ${liveId} and live_vote.person_key = ${key})`.as('votedQuestionIds'),
      sql<string[]>`array(select poll_id from live_poll_answer join live_poll on live_poll.id = poll_id
        where live_id = ${liveId} and person_key = ${key})`.as('votedPollIds'),
    ])
    .executeTakeFirstOrThrow();
}

export async function isRemoved(read: Reads, liveId: string, key: string): Promise<boolean> {
  const row = await read
    .selectFrom('liveParticipant')
    .select('removedAt')
    .where('liveId', '=', liveId)
    .where('personKey', '=', key)
    .executeTakeFirst();
  return Boolean(row?.removedAt);
}

/** What decides whether somebody may write now; the last one they wrote counts on every process. */
export type Voice = {
  readonly isMuted: boolean;
  readonly isRemoved: boolean;
  readonly isChatOpen: boolean;
  readonly slowSeconds: number;
  readonly lastAt: Date | null;
  readonly status: LiveStatus;
};

export async function findVoice(read: Reads, liveId: string, key: string): Promise<Voice | undefined> {
  return read
    .selectFrom('live')
    .leftJoin('liveRoom', 'liveRoom.liveId', 'live.id')
    .leftJoin('liveParticipant', (join) =>
      join.onRef('liveParticipant.liveId', '=', 'live.id').on('liveParticipant.personKey', '=', key),
    )
    .select([
      sql<boolean>`coalesce(live_participant.is_muted, false)`.as('isMuted'),
      sql<boolean>`live_participant.removed_at is not null`.as('isRemoved'),
      sql<boolean>`coalesce(live_room.is_chat_open, true)`.as('isChatOpen'),
      sql<number>`coalesce(live_room.slow_seconds, 0)`.as('slowSeconds'),
      sql<Date | null>`(select max(created_at) from live_message
        where live_id = ${liveId} and person_key = ${key} and kind = 'chat')`.as('lastAt'),
      'live.status',
    ])
    .where('live.id', '=', liveId)
    .executeTakeFirst();
}

type Change = {
  readonly isMuted?: boolean;
  readonly removedAt?: Date;
  readonly isOnStage?: boolean;
  readonly handRaisedAt?: Date | null;
};
type Whose = { readonly tenantId: string; readonly liveId: string; readonly personKey: string; readonly name: string };

export async function upsertRoomMembership(tx: Tx, whose: Whose, change: Change): Promise<void> {
  await tx
    .insertInto('liveParticipant')
    .values({ ...whose, ...change })
    .onConflict((conflict) => conflict.columns(['liveId', 'personKey']).doUpdateSet(change))
    .execute();
}

/** Hands of people who left without lowering them; false when there was none. */
export async function lowerHandOfAbsent(
  tx: Tx,
  { liveId, personKey }: Pick<Whose, 'liveId' | 'personKey'>,
  seenSince: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('liveParticipant')
    .set({ handRaisedAt: null })
    .where('liveId', '=', liveId)
    .where('personKey', '=', personKey)
    .where('handRaisedAt', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('liveVisit')
            .select('id')
            .where('liveId', '=', liveId)
            .where('personKey', '=', personKey)
            .where('leftAt', 'is', null)
            .where('seenAt', '>', seenSince),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** In the order they were raised. */
export async function listHands(read: Reads, liveId: string, max: number): Promise<RoomPerson[]> {
  const rows = await read
    .selectFrom('liveParticipant')
    .leftJoin('member', (join) => join.on('member.id', '=', sql<string>`substr(live_participant.person_key, 3)`))
    .select(['liveParticipant.personKey as key', 'liveParticipant.name', 'member.portrait'])
    .where('liveParticipant.liveId', '=', liveId)
    .where('liveParticipant.handRaisedAt', 'is not', null)
    .where('liveParticipant.removedAt', 'is', null)
    .orderBy('liveParticipant.handRaisedAt')
    .limit(max)
    .execute();
  // Who leads or speaks has no hand to raise.
  return rows.map((row) => ({ ...row, identity: LiveIdentity.attendee }));
}

/** How somebody is called who may be in the room: a member, or a guest of this very live. */
export async function findNameOf(read: Reads, liveId: string, key: string): Promise<string | undefined> {
  const row = key.startsWith('g:')
    ? await read
        .selectFrom('liveGuest')
        .select('name')
        .where('id', '=', key.slice(2))
        .where('liveId', '=', liveId)
        .executeTakeFirst()
    : await read.selectFrom('member').select('fullName as name').where('id', '=', key.slice(2)).executeTakeFirst();
  return row?.name;
}
