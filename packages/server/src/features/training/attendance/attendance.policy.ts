import { demand } from '@shuyuan/contract/kernel/app-error';
import { isCheckInOpen } from '@shuyuan/contract/training/check-in-state';
import type { Context } from '../../../platform/context.ts';
import { openManagedClass } from '../class.policy.ts';
import { type AttendedMeeting, findMeeting } from './attendance.store.ts';

/** A meeting for those who manage its class. */
export async function openManagedMeeting(ctx: Context, meetingId: string): Promise<AttendedMeeting> {
  const meeting = await findMeeting(ctx.read, ctx.actor.tenantId, meetingId);
  demand(meeting, 'request.not-found');
  await openManagedClass(ctx, meeting.classId);
  return meeting;
}

/** Somebody can be seen in a room while the meeting is on. */
export async function openRunningMeeting(ctx: Context, meetingId: string): Promise<AttendedMeeting> {
  const meeting = await openManagedMeeting(ctx, meetingId);
  demand(meeting.state === 'published', 'class.wrong-state', { state: meeting.state });
  demand(isCheckInOpen(meeting, ctx.now()), 'class.check-in-closed');
  return meeting;
}
