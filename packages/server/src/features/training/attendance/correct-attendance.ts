import { demand } from '@shuyuan/contract/kernel/app-error';
import type { AttendanceState } from '@shuyuan/contract/training/attendance-states';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { openManagedMeeting } from './attendance.policy.ts';
import { insertEntry, lockMeeting, lockSeat } from './attendance.store.ts';

type CorrectionInput = {
  readonly meetingId: string;
  readonly memberId: string;
  readonly state: AttendanceState;
  readonly reason: string;
};

/** An entry beside those before it, with its author and reason. */
export async function correctAttendance(ctx: Context, { meetingId, memberId, state, reason }: CorrectionInput) {
  const { tenantId, id: recordedBy } = ctx.actor;
  const meeting = await openManagedMeeting(ctx, meetingId);
  demand(meeting.state === 'published', 'class.wrong-state', { state: meeting.state });
  await refuseSensitive(ctx, [reason]);
  await ctx.inTransaction(async (tx) => {
    demand(await lockMeeting(tx, meetingId), 'request.not-found');
    demand(await lockSeat(tx, meeting.classId, memberId), 'class.not-enrolled');
    const at = new Date(ctx.now());
    const entry = { id: newId(ctx.now()), tenantId, meetingId, memberId, notedAt: at, recordedAt: at, recordedBy };
    await insertEntry(tx, { ...entry, way: 'hand', state, reason });
  });
  return { state };
}
