import { demand } from '@shuyuan/contract/kernel/app-error';
import { isCheckInOpen } from '@shuyuan/contract/training/check-in-state';
import type { Context } from '../../../platform/context.ts';
import { openManagedMeeting } from './attendance.policy.ts';
import { countPresent } from './attendance.store.ts';
import { codeOfMeeting } from './code-of-meeting.ts';

/** The code for the screen of a room, with how many of its people are there. */
export async function readMeetingCode(ctx: Context, { meetingId }: { readonly meetingId: string }) {
  const meeting = await openManagedMeeting(ctx, meetingId);
  const now = ctx.now();
  demand(meeting.state === 'published' && isCheckInOpen(meeting, now), 'class.check-in-closed');
  const { code, typed, until } = codeOfMeeting(ctx, meetingId);
  return {
    classId: meeting.classId,
    title: meeting.classTitle,
    meetingTitle: meeting.title,
    url: `${ctx.external.clientUrl}#/training/check-in?code=${code}`,
    typed,
    until,
    now,
    presentCount: await countPresent(ctx.read, meetingId),
    enrolledCount: meeting.seatsTaken,
  };
}
