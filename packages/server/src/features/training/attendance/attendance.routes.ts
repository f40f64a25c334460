import * as wire from '@shuyuan/contract/training/attendance.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { checkIn, checkInByTypedCode, scanCode } from './check-in.ts';
import { correctAttendance } from './correct-attendance.ts';
import { exportAttendance, exportAttendanceWorkbook } from './export-attendance.ts';
import { listAttendance, listAttendanceEntries } from './list-attendance.ts';
import { confirmAttendance } from './confirm-attendance.ts';
import { drawSpotCheck } from './draw-spot-check.ts';
import { readMeetingCode } from './read-meeting-code.ts';

/** Every call about who was there. */
export const attendanceRoutes: readonly Route[] = [
  on(wire.readMeetingCode, readMeetingCode),
  on(wire.scanCode, scanCode),
  on(wire.checkIn, checkIn),
  on(wire.checkInByTypedCode, checkInByTypedCode),
  on(wire.listAttendance, listAttendance),
  onDownload(wire.exportAttendance, exportAttendance),
  onDownload(wire.exportAttendanceWorkbook, exportAttendanceWorkbook),
  on(wire.listAttendanceEntries, listAttendanceEntries),
  on(wire.drawSpotCheck, drawSpotCheck),
  on(wire.confirmAttendance, confirmAttendance),
  on(wire.correctAttendance, correctAttendance),
];
