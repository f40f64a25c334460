import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { icsDownload } from '../../../platform/ics-text.ts';
import { listMeetings, locationOf } from '../meeting.store.ts';
import { openClass } from './learner.policy.ts';

/** A date for each meeting: moved and cancelled ones keep their names, so that a calendar follows. */
export async function readClassCalendar(ctx: Context, { id }: { readonly id: string }) {
  const { training, enrolment } = await openClass(ctx, id);
  demand(enrolment?.state === 'enrolled', 'class.not-enrolled');
  const { clientUrl } = ctx.external;
  const host = new URL(clientUrl).hostname;
  const meetings = await listMeetings(ctx.read, id);
  return icsDownload(
    meetings.map((meeting) => ({
      uid: `class-meeting-${meeting.id}@${host}`,
      // A cancelled class has one change more than its meetings.
      sequence: meeting.version + (training.state === 'cancelled' ? 1 : 0),
      stamp: ctx.now(),
      start: meeting.startTime,
      end: meeting.endTime,
      summary: [training.title, meeting.title].filter(Boolean).join(' · '),
      description: [meeting.lecturerName, meeting.url].filter(Boolean).join('\n'),
      location: locationOf(meeting),
      url: `${clientUrl}#/training/class/${id}`,
      isCancelled: training.state === 'cancelled',
    })),
  );
}
