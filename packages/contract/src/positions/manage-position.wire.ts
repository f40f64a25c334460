import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { previewing, reminding } from '../study/runs/reminder-fields.wire.ts';
import { midwayChoices } from '../study/courses/midway-choices.ts';
import * as fields from './position-fields.wire.ts';
import { positionLimits } from './position-limits.ts';

const base = '/course-study/position-info';
const access = 'course.manageAll' as const;
const { count } = fields;
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const editErrors = ['course.wrong-state', 'request.stale'] as const;
const can = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  withdraw: z.boolean(),
  archive: z.boolean(),
  remind: z.boolean(),
});

export const listManagedPositions = endpoint({
  method: 'GET',
  path: `${base}/manage-list`,
  summary:
    'The positions of the company with their paths: state, how many have them, have finished and were agreed to.',
  access,
  input: z.object({ ...pagingInput, search: text(50).optional(), state: fields.positionState.optional() }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      state: fields.positionState,
      learnSequence: fields.learnSequence,
      publishedNumber: count.nullable(),
      hasDraft: z.boolean(),
      holderCount: count,
      finishedCount: count.describe('who did all the path asks for, as counted within the last minutes'),
      agreedCount: count.describe('whose finished path was agreed to'),
      updateTime: time,
      can,
    }),
  ),
  errors: [],
});

export const listPositionNames = endpoint({
  method: 'GET',
  path: `${base}/names`,
  summary: 'Positions by name for whoever chooses an audience: those that hold every word, at most 20.',
  access: 'course.create',
  input: z.object({ search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
});

export const createPosition = endpoint({
  method: 'POST',
  path: base,
  summary: 'A position with an empty path, as a draft.',
  access,
  input: z.object(fields.positionFields),
  output: saved,
  errors: ['sensitive.found'],
  idempotent: true,
});

export const readPositionForm = endpoint({
  method: 'GET',
  path: `${base}/:id/form`,
  summary: 'A position and the draft of its path, or what is published.',
  access,
  input: idOnly,
  output: z.object({
    id,
    revision,
    state: fields.positionState,
    name: z.string(),
    introduction: z.string(),
    learnSequence: fields.learnSequence,
    chapters: z.array(fields.chapterForm),
    publishedNumber: count.nullable().describe('number of the version people walk; null: none yet'),
    hasDraft: z.boolean(),
    holderCount: count,
    midwayCount: count.describe('who is on the way and has not handed in'),
    can,
  }),
  errors: [],
});

export const savePosition = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary:
    'Its name, order and the draft of its path as a whole. What is published stays as it is until it is published.',
  access,
  input: z.object({
    id,
    revision,
    ...fields.positionFields,
    chapters: z.array(fields.chapterIn).max(positionLimits.chapters),
  }),
  output: saved,
  errors: [...editErrors, 'sensitive.found', 'course.wrong-section', 'course.too-long'],
  bodyLimitKb: 512,
});

export const addPositionFile = endpoint({
  method: 'POST',
  path: `${base}/:id/files`,
  summary: 'Makes an uploaded film, sound, document, book or picture content of this path alone: a section can be it.',
  access,
  input: z.object({ id, fileId: id, title: text(positionLimits.sectionTitleMax, 1) }),
  output: z.object({ businessId: id.describe('a course of one section, read by whoever opened it on the path') }),
  errors: ['course.wrong-state', 'course.unknown-file', 'course.wrong-section', 'sensitive.found'],
});

export const addPositionLibraryItem = endpoint({
  method: 'POST',
  path: `${base}/:id/library-items`,
  summary: 'Makes an item of the library the caller may read content of this path, for whoever may read it there, too.',
  access,
  input: z.object({ id, itemId: id }),
  output: z.object({ businessId: id.describe('a course of one section, counted as a file is'), title: z.string() }),
  errors: ['course.wrong-state', 'course.unknown-content'],
});

export const publishPosition = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'The draft becomes the next version. Everybody with the position joins; those midway keep theirs or move.',
  access,
  input: z.object({ id, revision, midway: z.enum(midwayChoices).default('move') }),
  output: saved.extend({ versionNumber: count, joinedCount: count, movedCount: count }),
  errors: [...editErrors, 'course.not-ready'],
});

const change = { access, input: idOnly, output: saved, errors: ['course.wrong-state'] } as const;

export const withdrawPosition = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Nobody walks the path for now; what they did is kept.',
  ...change,
});

export const archivePosition = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'Put away for good; its history stays.',
  ...change,
});

export const listPositionHolders = endpoint({
  method: 'GET',
  path: `${base}/:id/holders`,
  summary: 'Everybody who has the position, since when, and how far they are.',
  access,
  input: z.object({ ...pagingInput, id }),
  output: pageOf(
    z.object({
      memberId: id,
      fullName: z.string(),
      organizationName: z.string(),
      sinceTime: time,
      progressId: id.nullable().describe('null: the path is not published'),
      auditState: fields.auditState,
      ...fields.progressOut,
    }),
  ),
  errors: [],
});

export const exportPositionHolders = endpoint({
  method: 'GET',
  path: `${base}/:id/holders/export`,
  summary: 'The same as a table for a spreadsheet.',
  access,
  input: idOnly,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'position.csv' },
});

export const exportPositionHoldersWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:id/holders/workbook`,
  summary: 'The same as an Excel workbook: numbers and times are numbers and times.',
  access,
  input: idOnly,
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'position.xlsx' },
});

const people = z.object({ id, memberIds: z.array(id).min(1).max(positionLimits.holdersAtOnce) });

export const assignPosition = endpoint({
  method: 'POST',
  path: `${base}/:id/holders`,
  summary: 'Gives people the position: they join its path by that.',
  access,
  input: people,
  output: z.object({ changedCount: count }),
  errors: ['course.unknown-person', 'course.wrong-state'],
});

export const unassignPosition = endpoint({
  method: 'POST',
  path: `${base}/:id/holders/remove`,
  summary: 'Takes the position from people: their walk closes and stays as history.',
  access,
  input: people,
  output: z.object({ changedCount: count }),
  errors: [],
});

export const previewPositionReminders = endpoint({
  method: 'GET',
  path: `${base}/:id/reminders`,
  summary: 'How many who have the position have not begun its path, and how many have not finished it.',
  access,
  ...previewing,
});

export const remindPositionHolders = endpoint({
  method: 'POST',
  path: `${base}/:id/reminders`,
  summary: 'Reminds those who have not begun the path, or who have not finished it: each person at most once a day.',
  access,
  ...reminding,
});

export const findPositionContents = endpoint({
  method: 'GET',
  path: `${base}/contents`,
  summary: 'Courses, subjects, exams, surveys, classes or lives a section can be, by their title.',
  access,
  input: z.object({ businessType: fields.contentType, search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  errors: [],
});
