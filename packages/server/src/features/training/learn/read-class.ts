import { applicationProblem } from '@shuyuan/contract/training/application-problem';
import { cancelProblem } from '@shuyuan/contract/training/cancel-problem';
import { isCheckInOpen } from '@shuyuan/contract/training/check-in-state';
import { trainStatusOf } from '@shuyuan/contract/training/train-status-of';
import type { Context } from '../../../platform/context.ts';
import { findOwnAttendance } from '../attendance/attendance.store.ts';
import { countEntered, countWaiting } from '../enrol/enrolment.store.ts';
import { listMeetings, locationOf } from '../meeting.store.ts';
import { findEndedEnrolment } from './class-list.store.ts';
import { readClassExtras } from './read-class-extras.ts';
import { openClass } from './learner.policy.ts';

/** The address of an online meeting is for those who have a seat: whoever waits would take a place in the room. */
export async function readClass(ctx: Context, { id }: { readonly id: string }) {
  const { training, isManaged, isInAudience, enrolment } = await openClass(ctx, id);
  const now = ctx.now();
  const { opensAt, closesAt, startsAt, endsAt, state } = training;
  const meetings = await listMeetings(ctx.read, id);
  const problem = applicationProblem(training, now);
  const hasSeat = enrolment?.state === 'enrolled';
  const attendance = await findOwnAttendance(ctx.read, id, ctx.actor.id);
  const isAwaited = meetings.some((meeting) => isCheckInOpen(meeting, now) && !attendance.has(meeting.id));
  return {
    id,
    title: training.title,
    kind: training.kind,
    trainType: training.trainType,
    classType: training.classType,
    selection: training.selection,
    status: trainStatusOf(training, now),
    startTime: startsAt,
    endTime: endsAt,
    openTime: opensAt,
    closeTime: closesAt,
    timeZone: training.timeZone,
    location: meetings[0] ? locationOf(meetings[0]) : '',
    meetingCount: meetings.length,
    seats: training.seats,
    seatsTaken: training.seatsTaken,
    waitingCount: await countWaiting(ctx.read, id),
    enrolment,
    introduction: training.introduction,
    teacherName: training.teacherName,
    cancelHoursBefore: training.cancelHoursBefore,
    needsApproval: training.needsApproval,
    lottery:
      training.selection === 'lottery'
        ? { enteredCount: await countEntered(ctx.read, id), drawTime: training.drawnAt }
        : null,
    cancelReason: training.cancelReason,
    endedEnrolment: enrolment === null ? await findEndedEnrolment(ctx.read, id, ctx.actor.id) : null,
    ...(await readClassExtras(ctx, training, { hasSeat, isManaged })),
    meetings: meetings.map(({ version: _version, room, classroomId: _room, url, ...meeting }) => ({
      ...meeting,
      location: locationOf({ room, location: meeting.location }),
      url: hasSeat || isManaged ? url : null,
      attendance: attendance.get(meeting.id) ?? null,
    })),
    applicationProblem: problem,
    can: {
      apply: isInAudience && enrolment === null && problem === null,
      cancel: enrolment !== null && state === 'published' && cancelProblem({ ...training, ...enrolment }, now) === null,
      checkIn: hasSeat && state === 'published' && isAwaited,
      manage: isManaged,
    },
  };
}
