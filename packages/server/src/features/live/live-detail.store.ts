import type { memberOut } from '@shuyuan/contract/people/people.wire';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Reads } from '../../platform/db.ts';

export type Colleague = z.output<typeof memberOut>;

/** Names and faces by id, whatever state their account is in: a live keeps its lecturer. */
export async function findColleagues(read: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, Colleague>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select([
      'member.id',
      'member.fullName',
      'member.portrait',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ])
    .where('member.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ organizationId, organizationName, ...person }) => [
      person.id,
      { ...person, organization: { id: organizationId, name: organizationName } },
    ]),
  );
}

/** Those the form chose; who came by a link may be thousands, and is nobody's choice. */
export const listPersons = (read: Reads, liveId: string): Promise<{ memberId: string; part: string }[]> =>
  read
    .selectFrom('livePerson')
    .innerJoin('member', 'member.id', 'livePerson.memberId')
    .select(['livePerson.memberId', 'livePerson.part'])
    .where('liveId', '=', liveId)
    .where('part', '<>', 'linked')
    .orderBy('member.fullName')
    .orderBy('member.id')
    .execute();

export type Beside = {
  readonly coverPath: string | null;
  readonly isSubscribed: boolean;
  readonly hasAttended: boolean;
  readonly hasReplay: boolean;
  readonly room: { readonly id: string; readonly name: string; readonly place: string } | null;
};

/** What a page shows beside the live itself: its picture, and what the reader has to do with it. */
export const findBeside = (read: Reads, liveId: string, memberId: string): Promise<Beside> =>
  read
    .selectFrom('live')
    .leftJoin('file', 'file.id', 'live.coverFileId')
    .leftJoin('classroom', 'classroom.id', 'live.classroomId')
    .select([
      sql<string | null>`'/files/' || file.path`.as('coverPath'),
      sql<boolean>`exists (select from live_subscription where live_id = live.id and member_id = ${memberId})`.as(
        'isSubscribed',
      ),
      sql<boolean>`exists (select from live_visit where live_id = live.id and person_key = ${`m:${memberId}`})`.as(
        'hasAttended',
      ),
      sql<boolean>`exists (select from live_replay where live_id = live.id and state = 'ready')`.as('hasReplay'),
      sql<Beside['room']>`case when classroom.id is not null then
        jsonb_build_object('id', classroom.id, 'name', classroom.name, 'place', classroom.place) end`.as('room'),
    ])
    .where('live.id', '=', liveId)
    .executeTakeFirstOrThrow();
