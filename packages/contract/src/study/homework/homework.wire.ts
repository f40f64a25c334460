import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { openErrors, sectionErrors } from '../courses/course.wire.ts';
import { homeworkEntryStates, homeworkLimits as limits, homeworkStates } from './homework-states.ts';

const base = '/course-study/homework';
const section = { courseId: id, sectionKey: id };
const file = z.object({ id, name: z.string(), path: z.string() });
const state = z.enum(homeworkStates);
const score = z.int().min(0).max(limits.scoreMax).nullable();

/** Handings in and marks before the present one: they stay as they were. */
const rounds = z
  .array(
    z.object({
      id,
      state: z.enum(homeworkEntryStates),
      time,
      text: z.string().describe('of what was handed in'),
      files: z.array(file),
      comment: z.string(),
      score,
    }),
  )
  .describe('the newest first');

/** The caller's own work; `draft` with nothing in it where they have not begun. */
const ownOut = z.object({
  revision: z.int().min(0).describe('of what is saved; 0: nothing yet'),
  state,
  text: z.string(),
  files: z.array(file),
  submitTime: time.nullable(),
  comment: z.string().describe('of whoever marked it last'),
  score,
  isDoneOnSubmit: z.boolean().describe('handing it in finishes the section; else passing does'),
  rounds,
});

export const readHomework = endpoint({
  method: 'GET',
  path: `${base}/mine`,
  summary: 'What the caller wrote for a homework, and how it was marked.',
  access: 'member',
  input: z.object(section),
  output: ownOut,
  errors: [...openErrors, ...sectionErrors],
});

export const saveHomework = endpoint({
  method: 'PUT',
  path: base,
  summary:
    'Keeps a draft, or hands the work in. What was handed in may be replaced until it is marked; nothing is that was saved meanwhile.',
  access: 'member',
  input: z.object({
    ...section,
    text: text(limits.textMax),
    fileIds: z.array(id).max(limits.files).describe('uploads of the caller’s own, or those it has'),
    isSubmitted: z.boolean(),
    revision: z.int().min(0).describe('as it was read; refused where another device saved meanwhile'),
  }),
  output: ownOut,
  errors: [
    ...openErrors,
    ...sectionErrors,
    'request.stale',
    'sensitive.found',
    'course.unknown-file',
    'homework.empty',
    'homework.wrong-state',
  ],
});

const homeworkRow = z.object({
  id,
  memberId: id,
  fullName: z.string(),
  sectionTitle: z.string(),
  state,
  submitTime: time,
  markTime: time.nullable(),
  score,
});

export const listHomework = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'What was handed in to a course, for its managers: what waits longest comes first.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    id,
    search: text(50).optional().describe('in the name'),
    state: z.enum(homeworkEntryStates).default('submitted'),
  }),
  output: pageOf(homeworkRow),
  errors: [],
});

export const openHomework = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One work with its text and files, for managers of its course.',
  access: 'member',
  input: z.object({ id }),
  output: homeworkRow.extend({ text: z.string(), files: z.array(file), comment: z.string(), rounds }),
  errors: [],
});

export const markHomework = endpoint({
  method: 'POST',
  path: `${base}/:id/mark`,
  summary: 'Passed, or to be done again, with a comment; the learner is notified.',
  access: 'member',
  input: z.object({
    id,
    isPassed: z.boolean(),
    comment: text(limits.commentMax),
    score: score.default(null),
    submitTime: time.describe('of the work that was read; refused where it was replaced meanwhile'),
  }),
  output: z.object({ id, state }),
  errors: ['sensitive.found', 'homework.wrong-state', 'homework.comment-required', 'request.stale'],
});
