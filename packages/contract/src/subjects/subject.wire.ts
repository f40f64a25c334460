import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { offerOut } from '../pricing/price-fields.wire.ts';
import * as fields from './subject-fields.wire.ts';

const base = '/course-study/subject-study';
const { count } = fields;
const offer = offerOut.optional().describe('absent: free');
const doors = ['course.not-in-audience', 'course.withdrawn'] as const;

export const listSubjects = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Subjects for the caller: those they are in by what is due first, then the newest (ENUM-12, D-183).',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional(), finishStatus: fields.finishStatus.optional() }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      introduction: z.string(),
      coverPath: fields.coverPath,
      itemCount: count,
      learnerCount: count,
      joinTime: time.nullable().describe('null: not joined'),
      dueTime: time.nullable(),
      nextDue: z
        .object({ title: z.string(), dueTime: time })
        .nullable()
        .describe('the open item whose deadline comes first'),
      offer,
      ...fields.progressOut,
    }),
  ),
  errors: [],
});

export const readSubject = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A subject as the caller learns it: stages and items with state, deadline, lock and the way to open it.',
  access: 'member',
  input: z.object({ id }),
  output: z.object({
    id,
    title: z.string(),
    introduction: z.string(),
    coverPath: fields.coverPath,
    learnSequence: fields.learnSequence,
    versionNumber: count,
    joinTime: time.nullable(),
    deadline: fields.deadline.nullable(),
    dueTime: time.nullable(),
    finishTime: time.nullable(),
    askedSince: time.nullable().describe('set: a required training or a certificate asks for it anew since then'),
    ...fields.progressOut,
    lessonLocation: id.nullable().describe('key of the item opened last'),
    offer,
    can: z.object({ join: z.boolean(), manage: z.boolean() }),
    stages: z.array(
      z.object({
        id,
        title: z.string(),
        electiveCount: count.describe('electives that have to be done, of those there are'),
        electiveDoneCount: count,
        electiveTotal: count.describe('electives this person can do'),
        items: z.array(fields.itemOut),
      }),
    ),
  }),
  errors: [...doors],
});

export const joinSubject = endpoint({
  method: 'POST',
  path: `${base}/:id/join`,
  summary: 'Begins a subject: its present version is the caller’s, and deadlines run from now. Joined again it stays.',
  access: 'member',
  input: z.object({ id }),
  output: z.object({ id, joinTime: time, dueTime: time.nullable() }),
  errors: [...doors, 'price.unpaid'],
});

const itemInput = z.object({ id, itemKey: id });

export const openSubjectItem = endpoint({
  method: 'PUT',
  path: `${base}/:id/lesson-location`,
  summary: 'Opens an item and remembers it. Refused while it is locked (D-173).',
  access: 'member',
  input: itemInput,
  output: z.object({
    lessonLocation: id,
    businessType: fields.contentType,
    businessId: id.nullable(),
    url: z.string().nullable(),
  }),
  errors: [...doors, 'price.unpaid', 'course.section-locked', 'course.not-begun'],
});

export const confirmSubjectItem = endpoint({
  method: 'POST',
  path: `${base}/:id/confirm`,
  summary: 'Says that a link was read or the replay of a live was watched, once it was opened.',
  access: 'member',
  input: itemInput,
  output: z.object({ lessonLocation: id }),
  errors: [...doors, 'price.unpaid', 'course.section-locked', 'course.not-begun', 'course.wrong-state'],
});
