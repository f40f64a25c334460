import { z } from 'zod';
import { id, text, time, webAddress } from '../kernel/fields.wire.ts';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { hourMs } from '../kernel/time-units.ts';
import { audience } from '../people/audience.wire.ts';
import { ClassType, TrainType } from '../study/training.ts';
import { classKinds, classSelections } from './class-kinds.ts';
import { classLimits as limits } from './class-limits.ts';

const meeting = z
  .object({
    id: id.optional().describe('of a meeting that was saved before'),
    title: text(limits.meetingTitle),
    startTime: time,
    endTime: time,
    classroomId: id.nullable().default(null).describe('a room it takes with it'),
    location: text(limits.location).describe('beside the room, or where it has none'),
    url: webAddress(limits.url).nullable().describe('where it meets in the network'),
    lecturerName: text(limits.lecturer),
  })
  .refine(({ startTime, endTime }) => startTime < endTime && endTime - startTime <= limits.meetingHours * hourMs, {
    error: 'wrong-period',
    path: ['endTime'],
  });

export const classFields = {
  kind: z.enum(classKinds).describe('ENUM-12: in which list it stands'),
  trainType: z.literal(Object.values(TrainType)).describe('ENUM-08'),
  classType: z.literal(Object.values(ClassType)).describe('ENUM-09'),
  title: text(limits.title, 1),
  introduction: text(limits.introduction),
  teacherId: id.describe('the class teacher, who manages it beside its author'),
  audience,
  selection: z
    .enum(classSelections)
    .default('first-come')
    .describe('settled when it is published; a draw wants seats and a closing'),
  needsApproval: z.boolean().describe('managers agree to every application'),
  seats: z.int().min(1).max(limits.seats).nullable().describe('null: as many as come'),
  waitingMax: z.int().min(0).max(limits.waiting).describe('0: no waiting list'),
  openTime: time.nullable().describe('null: from when it is published'),
  closeTime: time.nullable().describe('null: until the first meeting'),
  cancelHoursBefore: z.int().min(0).max(limits.cancelHours),
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'unknown-zone' }).describe('its times were chosen in'),
  surveyId: id.nullable().default(null).describe('an open evaluation its people are asked when it has ended'),
  meetings: z.array(meeting).max(limits.meetings),
};
