import type { AttendanceState, AttendanceWay } from '@shuyuan/contract/training/attendance-states';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';

/** A meeting with what its class says about it. */
export async function findMeeting(read: Reads, tenantId: string, id: string) {
  const row = await read
    .selectFrom('classMeeting as meeting')
    .innerJoin('trainingClass as training', 'training.id', 'meeting.classId')
    .select(['meeting.id', 'meeting.title', 'meeting.startsAt', 'meeting.endsAt', 'meeting.classId'])
    .select(['training.title as classTitle', 'training.state', 'training.seatsTaken'])
    .where('meeting.tenantId', '=', tenantId)
    .where('meeting.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, startTime: row.startsAt.getTime(), endTime: row.endsAt.getTime() };
}
export type AttendedMeeting = NonNullable<Awaited<ReturnType<typeof findMeeting>>>;

/** Whether a meeting is still part of its class, and stays until what is said of it is committed. */
export async function lockMeeting(tx: Tx, id: string): Promise<boolean> {
  const meeting = await tx
    .selectFrom('classMeeting')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return meeting !== undefined;
}

/** Whether somebody has a seat. What is said of their attendance waits here, one after another. */
export async function lockSeat(tx: Tx, classId: string, memberId: string): Promise<boolean> {
  const seat = await tx
    .selectFrom('classEnrolment')
    .select('id')
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'enrolled')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return seat !== undefined;
}

const entriesOf = (read: Reads, meetingId: string, memberId: string) =>
  read
    .selectFrom('classAttendanceEntry as entry')
    .where('entry.meetingId', '=', meetingId)
    .where('entry.memberId', '=', memberId)
    .orderBy('entry.recordedAt', 'desc')
    .orderBy('entry.id', 'desc');

export const findLatestEntry = (read: Reads, meetingId: string, memberId: string) =>
  entriesOf(read, meetingId, memberId)
    .select(['entry.state', 'entry.way', 'entry.notedAt'])
    .limit(1)
    .executeTakeFirst();

/** More are never read: a person has an entry or two. */
const historyMax = 50;

export const listEntries = (read: Reads, meetingId: string, memberId: string) =>
  entriesOf(read, meetingId, memberId)
    .innerJoin('member as recorder', 'recorder.id', 'entry.recordedBy')
    .select(['entry.id', 'entry.state', 'entry.way', 'entry.notedAt', 'entry.recordedAt', 'entry.reason'])
    .select('recorder.fullName as recorderName')
    .limit(historyMax)
    .execute();

type NewEntry = {
  readonly id: string;
  readonly tenantId: string;
  readonly meetingId: string;
  readonly memberId: string;
  readonly way: AttendanceWay;
  readonly state: AttendanceState;
  readonly notedAt: Date;
  readonly recordedAt: Date;
  readonly recordedBy: string;
  readonly reason?: string;
  readonly scanId?: string | null;
};

/** Whether it was written: a scan counts once. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('classAttendanceEntry')
    .values(entry)
    .onConflict((conflict) => conflict.column('scanId').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** People of the class who are at the meeting, on time or late. */
export const countPresent = (read: Reads, meetingId: string): Promise<number> =>
  countRows(
    read
      .selectFrom('classMeeting as meeting')
      .innerJoin('classEnrolment as seat', 'seat.classId', 'meeting.classId')
      .where('meeting.id', '=', meetingId)
      .where('seat.state', '=', 'enrolled')
      .where(
        sql<boolean>`(select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = seat.member_id
          order by entry.recorded_at desc, entry.id desc limit 1) in ('present', 'late')`,
      ),
  );

/** Own states at the meetings of a class. */
export async function findOwnAttendance(read: Reads, classId: string, memberId: string) {
  const rows = await read
    .selectFrom('classAttendanceEntry as entry')
    .innerJoin('classMeeting as meeting', 'meeting.id', 'entry.meetingId')
    .distinctOn('entry.meetingId')
    .select(['entry.meetingId', 'entry.state'])
    .where('meeting.classId', '=', classId)
    .where('entry.memberId', '=', memberId)
    .orderBy('entry.meetingId')
    .orderBy('entry.recordedAt', 'desc')
    .orderBy('entry.id', 'desc')
    .execute();
  return new Map(rows.map(({ meetingId, state }) => [meetingId, state]));
}

/** Whether one of these meetings has been attended; from here on nobody checks in to them. */
export async function isAttended(tx: Tx, meetings: readonly { readonly id: string }[]): Promise<boolean> {
  const ids = meetings.map(({ id }) => id);
  await tx
    .selectFrom('classMeeting')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const entry = await tx
    .selectFrom('classAttendanceEntry')
    .select('id')
    .where(sql<boolean>`meeting_id = any(${ids}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
