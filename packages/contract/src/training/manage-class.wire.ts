import { z } from 'zod';
import { isDay } from '../kernel/calendar/add-days.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { audienceNames, newAudience } from '../people/audience.wire.ts';
import { ClassType, TrainStatus, TrainType } from '../study/training.ts';
import { classFields } from './class-fields.wire.ts';
import { classKinds, classSelections } from './class-kinds.ts';
import { classLimits as limits } from './class-limits.ts';
import { classStates } from './class-states.ts';
import { classProblems } from './problems-of-class.ts';

const base = '/training/manage';
const count = z.int().nonnegative();
const state = z.enum(classStates);
const status = z.literal(Object.values(TrainStatus)).describe('ENUM-07');
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const can = z.object({ edit: z.boolean(), publish: z.boolean(), cancel: z.boolean(), archive: z.boolean() });
const fieldErrors = ['class.unknown-person', 'class.unknown-survey', 'sensitive.found'] as const;
const editErrors = [
  'class.wrong-state',
  'request.stale',
  'class.not-ready',
  'class.room-taken',
  'class.room-closed',
] as const;

export const listManagedClasses = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'The classes the caller made or teaches; all of them for those who manage all. Last changed first.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional().describe('words of the title'),
    state: state.optional().describe('archived ones only where asked for'),
  }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      kind: z.enum(classKinds),
      classType: z.literal(Object.values(ClassType)),
      state,
      status,
      startTime: time.nullable(),
      endTime: time.nullable(),
      timeZone: z.string(),
      seats: count.nullable(),
      seatsTaken: count,
      waitingCount: count,
      appliedCount: count.describe('applications that wait for approval'),
      teacherName: z.string(),
      can,
    }),
  ).extend({ canCreate: z.boolean() }),
  errors: [],
});

export const createClass = endpoint({
  method: 'POST',
  path: base,
  summary: 'A class as a draft.',
  access: 'class.create',
  input: z.object({ ...classFields, audience: newAudience }),
  output: saved,
  errors: fieldErrors,
  idempotent: true,
});

export const copyClass = endpoint({
  method: 'POST',
  path: `${base}/:id/copy`,
  summary:
    'A draft of the caller’s own with the same fields, whose meetings follow a new first day; without people, rooms, materials, costs or evaluation.',
  access: 'class.create',
  input: z.object({
    id,
    day: z.string().max(10).refine(isDay, { error: 'unknown-day' }).describe('of the first meeting'),
  }),
  output: saved,
  errors: fieldErrors,
  idempotent: true,
});

export const readClassForm = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A class as its managers edit it, with everything that keeps it from being published.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state,
    status,
    ...classFields,
    selection: z.enum(classSelections),
    // A saved text is shown, whatever a form may say today.
    trainType: z.literal(Object.values(TrainType)),
    title: z.string(),
    introduction: z.string(),
    timeZone: z.string(),
    teacherName: z.string(),
    survey: z.object({ id, title: z.string() }).nullable(),
    surveyId: id.nullable(),
    meetings: z.array(
      z.object({
        id,
        title: z.string(),
        startTime: time,
        endTime: time,
        room: z.object({ id, name: z.string(), place: z.string() }).nullable(),
        location: z.string(),
        url: z.string().nullable(),
        lecturerName: z.string(),
      }),
    ),
    ...audienceNames,
    audiencePeople: z.array(z.object({ id, fullName: z.string() })),
    seatsTaken: count,
    waitingCount: count,
    appliedCount: count,
    lottery: z
      .object({
        enteredCount: count,
        draw: z
          .object({ drawTime: time, seed: z.string(), seats: count, entryCount: count })
          .nullable()
          .describe('the record the order can be drawn again from'),
      })
      .nullable(),
    problems: z.array(z.object({ kind: z.enum(classProblems), index: count.nullable() })),
    can,
  }),
  errors: [],
});

export const saveClass = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary:
    'Everything about a class. One that is published stays ready and has its rooms; those who wait move up where seats were added.',
  access: 'member',
  input: z.object({ id, revision, ...classFields }),
  output: saved.extend({ promotedCount: count }),
  errors: [...editErrors, ...fieldErrors, 'class.seats-too-few', 'class.meeting-attended', 'class.selection-fixed'],
});

export const publishClass = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'Lets its audience see a class and apply for it; reserves the rooms of its meetings.',
  access: 'member',
  input: z.object({ id, revision }),
  output: saved,
  errors: editErrors,
});

export const cancelClass = endpoint({
  method: 'POST',
  path: `${base}/:id/cancel`,
  summary: 'The class does not take place; everybody in it is told why.',
  access: 'member',
  input: z.object({ id, reason: text(limits.reason, 1) }),
  output: saved,
  errors: ['class.wrong-state', 'sensitive.found'],
});

export const archiveClass = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'Puts a draft or a cancelled class away for good.',
  access: 'member',
  input: idOnly,
  output: saved,
  errors: ['class.wrong-state'],
});
