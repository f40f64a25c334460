import { isCheckInOpen } from '@shuyuan/contract/training/check-in-state';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { type AttendanceQuery, listAttendanceRows } from './attendance-list.store.ts';
import { openManagedMeeting } from './attendance.policy.ts';
import { listEntries } from './attendance.store.ts';

export async function listAttendance(ctx: Context, { meetingId, search, state, ...paging }: Paging & AttendanceInput) {
  const meeting = await openManagedMeeting(ctx, meetingId);
  const query = { classId: meeting.classId, meetingId, search, state };
  const { rows, total } = await listAttendanceRows(ctx.read, query, paging);
  const items = rows.map(({ notedAt, reason, entryCount, ...row }) => ({
    ...row,
    notedTime: notedAt?.getTime() ?? null,
    reason: reason ?? '',
    entryCount: Number(entryCount),
  }));
  return { items, recordCount: total, isOpen: meeting.state === 'published' && isCheckInOpen(meeting, ctx.now()) };
}

export type AttendanceInput = Pick<Partial<AttendanceQuery>, 'search' | 'state'> & { readonly meetingId: string };
type EntriesInput = { readonly meetingId: string; readonly memberId: string };

export async function listAttendanceEntries(ctx: Context, { meetingId, memberId }: EntriesInput) {
  await openManagedMeeting(ctx, meetingId);
  const entries = await listEntries(ctx.read, meetingId, memberId);
  const items = entries.map(({ notedAt, recordedAt, ...entry }) => ({
    ...entry,
    notedTime: notedAt.getTime(),
    recordedTime: recordedAt.getTime(),
  }));
  return { items };
}
