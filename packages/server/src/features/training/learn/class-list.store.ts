import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { ClassKind } from '@shuyuan/contract/training/class-kinds';
import {
  type ActiveEnrolmentState,
  type EndedEnrolmentState,
  endedEnrolmentStates,
} from '@shuyuan/contract/training/enrolment-states';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { allOf, countRows } from '../../../platform/count-rows.ts';
import { hasWords } from '../../../platform/search.ts';
import { evaluatesUntil } from '../class.store.ts';

/** By the audience its managers chose, or led to it by a course. */
const isMeantFor = sql<boolean>`(is_in_audience(training_class.audience, member.id, member_places(member.id), member.created_at)
  or exists (select from class_invitation invitation
    where invitation.class_id = training_class.id and invitation.member_id = member.id))`;

/** `isInCourseAudience` of the contract, asked of the database, and those whom a course led here. */
export async function isForMember(read: Reads, classId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('trainingClass')
    .innerJoin('member', 'member.tenantId', 'trainingClass.tenantId')
    .select('trainingClass.id')
    .where('trainingClass.id', '=', classId)
    .where('member.id', '=', memberId)
    .where(isMeantFor)
    .executeTakeFirst();
  return row !== undefined;
}

type OwnEnrolment = { readonly state: ActiveEnrolmentState; readonly waitingPosition: number | null };

const ownEnrolment = (memberId: RawBuilder<unknown>, classId: RawBuilder<unknown>) =>
  sql<OwnEnrolment | null>`(select json_build_object('state', own.state, 'waitingPosition', case own.state when 'waiting' then
      (select count(*) from class_enrolment before where before.class_id = own.class_id and before.state = 'waiting'
        and before.number <= own.number) end)
    from class_enrolment own
    where own.class_id = ${classId} and own.member_id = ${memberId} and own.state in ('applied', 'entered', 'enrolled', 'waiting'))`;

export async function findOwnEnrolment(read: Reads, classId: string, memberId: string): Promise<OwnEnrolment | null> {
  const { own } = await read
    .selectNoFrom(ownEnrolment(sql`${memberId}`, sql`${classId}`).as('own'))
    .executeTakeFirstOrThrow();
  return own;
}

type EndedEnrolment = { readonly state: EndedEnrolmentState; readonly reason: string };

/** The end of their last application; nothing where they gave it up themselves. */
export async function findEndedEnrolment(
  read: Reads,
  classId: string,
  memberId: string,
): Promise<EndedEnrolment | null> {
  const last = await read
    .selectFrom('classEnrolment')
    .select(['state', 'reason'])
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = endedEnrolmentStates.find((one) => one === last?.state);
  return last && state ? { state, reason: last.reason } : null;
}

const hasApplied = sql<boolean>`exists (select from class_enrolment own where own.class_id = training_class.id
  and own.member_id = member.id and own.state in ('applied', 'entered', 'enrolled', 'waiting'))`;
const isPublic = sql<boolean>`training_class.state in ('published', 'cancelled')`;

type Listing = { readonly conditions: readonly RawBuilder<boolean>[]; readonly order: RawBuilder<unknown> };

/** Published classes for the member that are not over, the next one first. */
export const openListing = (now: Date): Listing => ({
  conditions: [sql<boolean>`training_class.state = 'published' and training_class.ends_at > ${now}`, isMeantFor],
  order: sql`training_class.starts_at, training_class.id`,
});

/** The classes somebody has applied for, also after they ended or were cancelled; the latest application first. */
export const ownListing: Listing = {
  conditions: [isPublic, hasApplied],
  order: sql`(select max(own.applied_at) from class_enrolment own
    where own.class_id = training_class.id and own.member_id = member.id) desc, training_class.id`,
};

/** Those of these classes a member may open. */
export const namedListing = (ids: readonly string[]): Listing => ({
  conditions: [
    sql<boolean>`training_class.id = any(${[...ids]}::text[])`,
    isPublic,
    sql<boolean>`(${isMeantFor} or ${hasApplied})`,
  ],
  order: sql`array_position(${[...ids]}::text[], training_class.id)`,
});

type CardQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly listing: Listing;
  readonly search: string | undefined;
  readonly kind: ClassKind | undefined;
};

function cards(read: Reads, { tenantId, memberId, listing, search = '', kind }: CardQuery) {
  const conditions = [...listing.conditions, ...hasWords(search, sql`training_class.search_text`)];
  if (kind) conditions.push(sql<boolean>`training_class.kind = ${kind}`);
  return read
    .selectFrom('trainingClass')
    .innerJoin('member', 'member.tenantId', 'trainingClass.tenantId')
    .where('trainingClass.tenantId', '=', tenantId)
    .where('member.id', '=', memberId)
    .where(allOf(conditions));
}

export async function listCards(read: Reads, query: CardQuery, paging: Paging) {
  const rows = await cards(read, query)
    .select(['trainingClass.id', 'trainingClass.title', 'trainingClass.kind', 'trainingClass.trainType'])
    .select(['trainingClass.classType', 'trainingClass.state', 'trainingClass.opensAt', 'trainingClass.closesAt'])
    .select(['trainingClass.startsAt', 'trainingClass.endsAt', 'trainingClass.timeZone', 'trainingClass.seats'])
    .select(['trainingClass.seatsTaken', 'trainingClass.selection'])
    .select(evaluatesUntil)
    .select([
      sql<string | null>`(select concat_ws(' · ', room.name, room.place, nullif(meeting.location, ''))
        from class_meeting meeting left join classroom room on room.id = meeting.classroom_id
        where meeting.class_id = training_class.id
        order by meeting.starts_at, meeting.id limit 1)`.as('location'),
      sql<bigint>`(select count(*) from class_meeting meeting where meeting.class_id = training_class.id)`.as(
        'meetingCount',
      ),
      sql<bigint>`(select count(*) from class_enrolment waiting
        where waiting.class_id = training_class.id and waiting.state = 'waiting')`.as('waitingCount'),
      ownEnrolment(sql`member.id`, sql`training_class.id`).as('enrolment'),
    ])
    .orderBy(query.listing.order)
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: await countRows(cards(read, query)) };
}

type SeatQuery = { readonly memberId: string; readonly now: Date };

/** The classes somebody has a seat in that are not over, each with the meeting that comes next or is on. */
export const listNextMeetings = async (read: Reads, { memberId, now }: SeatQuery, limit: number) =>
  read
    .selectFrom('classEnrolment as own')
    .innerJoin('trainingClass', 'trainingClass.id', 'own.classId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('classMeeting as meeting')
          .select('meeting.startsAt')
          .whereRef('meeting.classId', '=', 'trainingClass.id')
          .where('meeting.endsAt', '>', now)
          .orderBy('meeting.startsAt')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select(['trainingClass.id', 'trainingClass.title', 'own.settledAt', 'next.startsAt'])
    .where('own.memberId', '=', memberId)
    .where('own.state', '=', 'enrolled')
    .where('trainingClass.state', '=', 'published')
    .orderBy('next.startsAt')
    .orderBy('trainingClass.id')
    .limit(limit)
    .execute();
