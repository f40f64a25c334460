import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { namedIdsInput, pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { ClassType, TrainStatus, TrainType } from '../study/training.ts';
import { applicationProblems } from './application-problem.ts';
import { attendanceStates } from './attendance-states.ts';
import { classKinds, classSelections } from './class-kinds.ts';
import { classMaterial } from './materials/material.wire.ts';
import { activeEnrolmentStates, endedEnrolmentStates } from './enrolment-states.ts';

const count = z.int().nonnegative();

/** Classes for the caller that are not over, and those they have applied for. */
export const classBoxes = ['open', 'mine'] as const;

const classCard = z.object({
  id,
  title: z.string(),
  kind: z.enum(classKinds),
  trainType: z.literal(Object.values(TrainType)).describe('ENUM-08'),
  classType: z.literal(Object.values(ClassType)).describe('ENUM-09'),
  selection: z.enum(classSelections),
  status: z.literal(Object.values(TrainStatus)).describe('ENUM-07'),
  startTime: time.nullable(),
  endTime: time.nullable(),
  openTime: time.nullable(),
  closeTime: time.nullable(),
  timeZone: z.string().describe('the zone its times were chosen in'),
  location: z.string().describe('of the first meeting'),
  meetingCount: count,
  seats: count.nullable(),
  seatsTaken: count,
  waitingCount: count,
  enrolment: z.object({ state: z.enum(activeEnrolmentStates), waitingPosition: count.nullable() }).nullable(),
});

export const listClasses = endpoint({
  method: 'GET',
  path: '/training/class/list',
  summary: 'Classes for the caller, the next one first; or those they have applied for, the latest first.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    box: z.enum(classBoxes).default('open'),
    search: text(50).optional().describe('words of the title'),
    kind: z.enum(classKinds).optional(),
  }),
  output: pageOf(classCard),
  errors: [],
});

export const findClassesByIds = endpoint({
  method: 'GET',
  path: '/training/student/class-info/front/find-by-ids',
  summary: 'STUDY-03: those of the named classes the caller may open, in the order they were named.',
  access: 'member',
  input: z.object(namedIdsInput),
  output: z.object({ items: z.array(classCard) }),
  errors: [],
});

export const readClass = endpoint({
  method: 'GET',
  path: '/training/class/:id',
  summary: 'A class with its meetings, for those it is for.',
  access: 'member',
  input: idOnly,
  output: classCard.extend({
    introduction: z.string(),
    teacherName: z.string(),
    cancelHoursBefore: count,
    needsApproval: z.boolean().describe('its managers agree to every application'),
    lottery: z
      .object({ enteredCount: count.describe('before the draw'), drawTime: time.nullable() })
      .nullable()
      .describe('null: whoever comes first has a seat'),
    cancelReason: z.string(),
    endedEnrolment: z
      .object({ state: z.enum(endedEnrolmentStates), reason: z.string() })
      .nullable()
      .describe('what became of the last application of a caller who has none'),
    meetings: z.array(
      z.object({
        id,
        title: z.string(),
        startTime: time,
        endTime: time,
        location: z.string(),
        url: z.string().nullable().describe('for those who have a seat, and the managers'),
        lecturerName: z.string(),
        attendance: z.enum(attendanceStates).nullable().describe('of the caller'),
      }),
    ),
    materials: z.array(classMaterial).describe('those open now, for who has a seat and the managers'),
    courses: z
      .array(z.object({ id, title: z.string(), homeworkCount: count }))
      .describe('courses it is a section of, with their homework; for who has a seat and the managers'),
    evaluation: z
      .object({
        surveyId: id,
        title: z.string(),
        isAnonymous: z.boolean(),
        isAnswered: z.boolean(),
        isOpen: z.boolean(),
      })
      .nullable()
      .describe('once it has ended, for who was asked'),
    applicationProblem: z.enum(applicationProblems).nullable(),
    can: z.object({ apply: z.boolean(), cancel: z.boolean(), checkIn: z.boolean(), manage: z.boolean() }),
  }),
  errors: ['class.not-in-audience'],
});

export const readClassCalendar = endpoint({
  method: 'GET',
  path: '/training/class/:id/calendar',
  summary:
    'The meetings of a class the caller has a seat in, for a calendar; moved and cancelled ones keep their names.',
  access: 'member',
  input: idOnly,
  output: z.string(),
  errors: ['class.not-enrolled'],
  download: { type: 'text/calendar', fileName: 'class.ics' },
});
