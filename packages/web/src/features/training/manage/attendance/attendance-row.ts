import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listAttendance, listAttendanceEntries, readMeetingCode } from '@shuyuan/contract/training/attendance.wire';
import { readClass } from '@shuyuan/contract/training/class.wire';

/** Somebody of a class at one of its meetings. */
export type AttendanceRow = OutputOf<typeof listAttendance>['items'][number];

/** Somebody of a class who can be corrected. */
export type AttendancePerson = Pick<AttendanceRow, 'memberId' | 'fullName' | 'state'>;

/** Everything that shows who was there. */
export const attendanceReads = [listAttendance, listAttendanceEntries, readMeetingCode, readClass];
