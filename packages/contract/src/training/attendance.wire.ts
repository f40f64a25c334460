import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { attendanceStates, attendanceWays } from './attendance-states.ts';
import { classLimits as limits } from './class-limits.ts';

const base = '/training/attendance';
const count = z.int().nonnegative();
const state = z.enum(attendanceStates);
const meetingOnly = z.object({ meetingId: id });

export const readMeetingCode = endpoint({
  method: 'GET',
  path: `${base}/:meetingId/code`,
  summary: 'The code of a meeting for the screen of its room; it changes every 15 seconds.',
  access: 'member',
  input: meetingOnly,
  output: z.object({
    classId: id,
    title: z.string().describe('of the class'),
    meetingTitle: z.string(),
    url: z.string().describe('what the code says to a camera'),
    typed: z.string().describe('six digits, for those without a camera'),
    until: time.describe('ask again then'),
    now: time.describe('by the clock of the server'),
    presentCount: count,
    enrolledCount: count,
  }),
  errors: ['class.check-in-closed'],
});

export const scanCode = endpoint({
  method: 'POST',
  path: `${base}/scan`,
  summary: 'A receipt for a scanned code: the time of the scan counts, however long signing in takes.',
  access: 'public',
  input: z.object({ code: z.string().min(1).max(200) }),
  output: z.object({ receipt: z.string(), scanTime: time }),
  errors: ['class.wrong-code'],
});

const checkedIn = z.object({
  classId: id,
  title: z.string(),
  meetingTitle: z.string(),
  state,
  notedTime: time.describe('when they were there'),
});

export const checkIn = endpoint({
  method: 'POST',
  path: `${base}/check-in`,
  summary: 'Checks in by the receipt of a scan; said again, it answers the same.',
  access: 'member',
  input: z.object({ receipt: z.string().min(1).max(600) }),
  output: checkedIn,
  errors: ['class.wrong-code', 'class.code-used', 'class.check-in-closed', 'class.not-enrolled'],
});

export const checkInByTypedCode = endpoint({
  method: 'POST',
  path: `${base}/typed`,
  summary: 'Checks in by the digits on the screen of the room.',
  access: 'member',
  input: z.object({ classId: id, typed: z.string().regex(/^\d{6}$/) }),
  output: checkedIn,
  errors: ['class.wrong-code', 'class.not-enrolled'],
  rateLimit: { max: 10, per: 'caller', isShared: true },
});

export const attendanceFilters = [...attendanceStates, 'unknown'] as const;
const attendanceQuery = {
  meetingId: id,
  search: text(50).optional().describe('words of the name'),
  state: z.enum(attendanceFilters).optional().describe('unknown: nothing was said of them'),
};

export const listAttendance = endpoint({
  method: 'GET',
  path: `${base}/:meetingId`,
  summary: 'The people of a class at one of its meetings, for its managers.',
  access: 'member',
  input: z.object({ ...pagingInput, ...attendanceQuery }),
  output: pageOf(
    z.object({
      memberId: id,
      fullName: z.string(),
      organizationName: z.string(),
      state: state.nullable(),
      way: z.enum(attendanceWays).nullable(),
      notedTime: time.nullable(),
      reason: z.string().describe('of a correction'),
      entryCount: count,
    }),
  ).extend({ isOpen: z.boolean().describe('people can check in now') }),
  errors: [],
});

export const exportAttendance = endpoint({
  method: 'GET',
  path: `${base}/:meetingId/export`,
  summary: 'The same as a table for a spreadsheet; its first lines say which meeting, and what was filtered.',
  access: 'member',
  input: z.object(attendanceQuery),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'attendance.csv' },
});

export const exportAttendanceWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:meetingId/workbook`,
  summary: 'The same as an Excel workbook: times are times.',
  access: 'member',
  input: z.object(attendanceQuery),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'attendance.xlsx' },
});

export const listAttendanceEntries = endpoint({
  method: 'GET',
  path: `${base}/:meetingId/entries/:memberId`,
  summary: 'Everything that was said of one person at one meeting, the latest first.',
  access: 'member',
  input: meetingOnly.extend({ memberId: id }),
  output: z.object({
    items: z.array(
      z.object({
        id,
        state,
        way: z.enum(attendanceWays),
        notedTime: time,
        recordedTime: time,
        recorderName: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const drawSpotCheck = endpoint({
  method: 'GET',
  path: `${base}/:meetingId/spot-check`,
  summary:
    'Up to three people by chance of those a code checked in and nobody confirmed, to be looked for in the room.',
  access: 'member',
  input: meetingOnly,
  output: z.object({
    items: z
      .array(z.object({ memberId: id, fullName: z.string(), organizationName: z.string(), state, notedTime: time }))
      .max(limits.spotCheck),
  }),
  errors: ['class.check-in-closed', 'class.wrong-state'],
});

export const confirmAttendance = endpoint({
  method: 'POST',
  path: `${base}/:meetingId/confirmations`,
  summary: 'Says that somebody a code checked in is in the room, while the meeting is on.',
  access: 'member',
  input: meetingOnly.extend({ memberId: id }),
  output: z.object({ state }),
  errors: ['class.check-in-closed', 'class.wrong-state', 'class.not-enrolled', 'request.stale'],
});

export const correctAttendance = endpoint({
  method: 'POST',
  path: `${base}/:meetingId/corrections`,
  summary: 'Says by hand how it was, with a reason; what was said before stays readable.',
  access: 'member',
  input: meetingOnly.extend({ memberId: id, state, reason: text(limits.reason, 1) }),
  output: z.object({ state }),
  errors: ['class.not-enrolled', 'class.wrong-state', 'sensitive.found'],
});
