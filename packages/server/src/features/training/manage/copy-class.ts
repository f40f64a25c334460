import { shiftClass } from '@shuyuan/contract/training/shift-class';
import type { Context } from '../../../platform/context.ts';
import { openManagedClass } from '../class.policy.ts';
import { areColleagues } from '../class.store.ts';
import { listMeetings } from '../meeting.store.ts';
import { createClass } from './save-class.ts';

/** The next class of its series: a new draft whose meetings follow their new first day; its rooms are chosen anew, since others may have them then. */
export async function copyClass(ctx: Context, { id, day }: { readonly id: string; readonly day: string }) {
  const { opensAt, closesAt, ...training } = await openManagedClass(ctx, id);
  const meetings = await listMeetings(ctx.read, id);
  const { kind, trainType, classType, title, introduction, audience, selection, timeZone } = training;
  const { needsApproval, seats, waitingMax, cancelHoursBefore } = training;
  const shift = shiftClass({ timeZone, meetings }, day);
  // A class teacher who has left cannot teach the next one.
  const isTeacherHere = await areColleagues(ctx.read, ctx.actor.tenantId, [training.teacherId]);
  return createClass(ctx, {
    seriesId: training.seriesId,
    kind,
    trainType,
    classType,
    title,
    introduction,
    audience,
    selection,
    timeZone,
    needsApproval,
    seats,
    waitingMax,
    cancelHoursBefore,
    teacherId: isTeacherHere ? training.teacherId : ctx.actor.id,
    openTime: opensAt === null ? null : shift(opensAt),
    closeTime: closesAt === null ? null : shift(closesAt),
    surveyId: null,
    meetings: meetings.map(({ startTime, endTime, location, url, lecturerName, title: name }) => ({
      title: name,
      location,
      url,
      lecturerName,
      classroomId: null,
      startTime: shift(startTime),
      endTime: shift(endTime),
    })),
  });
}
