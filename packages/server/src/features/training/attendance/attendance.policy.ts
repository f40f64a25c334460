import { demand } from '@shuyuan/contract/kernel/app-error';
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
