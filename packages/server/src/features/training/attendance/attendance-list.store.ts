import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { AttendanceState, AttendanceWay } from '@shuyuan/contract/training/attendance-states';
import type { attendanceFilters } from '@shuyuan/contract/training/attendance.wire';
import { sql } from 'kysely';
import { allOf, countRows } from '../../../platform/count-rows.ts';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

export type AttendanceQuery = {
  readonly classId: string;
  readonly meetingId: string;
  readonly search: string | undefined;
  readonly state: (typeof attendanceFilters)[number] | undefined;
};

type Latest = {
  readonly state: AttendanceState | null;
  readonly way: AttendanceWay | null;
  readonly notedAt: Date | null;
  readonly reason: string | null;
};

function attendance(read: Reads, { classId, meetingId, search = '', state }: AttendanceQuery) {
  const conditions = hasWords(search, sql`member.search_text`);
  if (state === 'unknown') conditions.push(sql<boolean>`latest.state is null`);
  else if (state) conditions.push(sql<boolean>`latest.state = ${state}`);
  return read
    .selectFrom('classEnrolment as seat')
    .innerJoin('member', 'member.id', 'seat.memberId')
    .leftJoin(
      sql<Latest>`lateral (select entry.state, entry.way, entry.noted_at, entry.reason from class_attendance_entry entry
        where entry.meeting_id = ${meetingId} and entry.member_id = seat.member_id
        order by entry.recorded_at desc, entry.id desc limit 1)`.as('latest'),
      (join) => join.onTrue(),
    )
    .where('seat.classId', '=', classId)
    .where('seat.state', '=', 'enrolled')
    .where(allOf(conditions));
}

/** People with a seat, in the order of their numbers. */
export async function listAttendanceRows(read: Reads, query: AttendanceQuery, paging: Paging) {
  const rows = await attendance(read, query)
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['member.id as memberId', 'member.fullName', 'organization.name as organizationName'])
    .select(['latest.state', 'latest.way', 'latest.notedAt', 'latest.reason'])
    .select(
      sql<bigint>`(select count(*) from class_attendance_entry entry
        where entry.meeting_id = ${query.meetingId} and entry.member_id = seat.member_id)`.as('entryCount'),
    )
    .orderBy('seat.number')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: await countRows(attendance(read, query)) };
}
