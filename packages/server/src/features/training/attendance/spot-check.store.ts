import type { AttendanceState, AttendanceWay } from '@shuyuan/contract/training/attendance-states';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** A code says of somebody that they came, and nobody has seen them. */
export const isByCode = ({ way }: { readonly way: AttendanceWay }): boolean => way === 'scan' || way === 'typed';

type ChanceQuery = { readonly classId: string; readonly meetingId: string; readonly limit: number };
type Latest = { readonly state: AttendanceState; readonly way: AttendanceWay; readonly notedAt: Date };

/** Some of those with a seat whose latest entry is by a code, in no order anybody could foresee. */
export const listCheckedInByChance = (read: Reads, { classId, meetingId, limit }: ChanceQuery) =>
  read
    .selectFrom('classEnrolment as seat')
    .innerJoin('member', 'member.id', 'seat.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin(
      sql<Latest>`lateral (select entry.state, entry.way, entry.noted_at from class_attendance_entry entry
        where entry.meeting_id = ${meetingId} and entry.member_id = seat.member_id
        order by entry.recorded_at desc, entry.id desc limit 1)`.as('latest'),
      (join) => join.onTrue(),
    )
    .select(['member.id as memberId', 'member.fullName', 'organization.name as organizationName'])
    .select(['latest.state', 'latest.notedAt'])
    .where('seat.classId', '=', classId)
    .where('seat.state', '=', 'enrolled')
    .where('latest.way', 'in', ['scan', 'typed'])
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
