import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { priceErrors, priceIn, priceOut } from '../pricing/price-fields.wire.ts';
import { audienceNames, newAudience } from '../people/audience.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { midwayChoices } from '../study/courses/midway-choices.ts';
import { previewing, reminding } from '../study/runs/reminder-fields.wire.ts';
import { FinishStatus } from '../study/runs/finish-status.ts';
import * as fields from './subject-fields.wire.ts';
import { subjectLimits } from './subject-limits.ts';

const base = '/course-study/subject-info';
const { count } = fields;
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const fieldErrors = ['sensitive.found', 'course.unknown-person', 'course.for-nobody', 'picture.not-yours'] as const;
const editErrors = ['course.wrong-state', 'request.stale'] as const;
const can = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  withdraw: z.boolean(),
  archive: z.boolean(),
  remind: z.boolean(),
});

export const listManagedSubjects = endpoint({
  method: 'GET',
  path: `${base}/manage-list`,
  summary: 'The caller’s subjects; all of them for those who manage all courses.',
  access: 'member',
  input: z.object({ ...pagingInput, search: text(50).optional(), state: fields.subjectState.optional() }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      state: fields.subjectState,
      authorName: z.string(),
      publishedNumber: count.nullable(),
      hasDraft: z.boolean(),
      learnerCount: count,
      finishedCount: count.describe('who did all the subject asks for, as counted within the last minutes'),
      updateTime: time,
      can,
    }),
  ),
  errors: [],
});

export const createSubject = endpoint({
  method: 'POST',
  path: base,
  summary: 'A subject with an empty outline, as a draft.',
  access: 'course.create',
  input: z.object({
    ...fields.subjectFields,
    coverFileId: fields.subjectFields.coverFileId.default(null),
    audience: newAudience,
  }),
  output: saved,
  errors: [...fieldErrors],
  idempotent: true,
});

export const readSubjectForm = endpoint({
  method: 'GET',
  path: `${base}/:id/form`,
  summary: 'A subject as its managers edit it: fields, and the draft of its outline or what is published.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state: fields.subjectState,
    title: z.string(),
    introduction: z.string(),
    coverFileId: id.nullable(),
    coverPath: fields.coverPath,
    learnSequence: fields.learnSequence,
    audience: fields.subjectFields.audience,
    ...audienceNames,
    audiencePeople: z.array(z.object({ id, fullName: z.string() })),
    price: priceOut,
    deadline: fields.deadline.nullable(),
    stages: z.array(fields.stageForm),
    publishedNumber: count.nullable().describe('number of the version people learn; null: none yet'),
    hasDraft: z.boolean(),
    learnerCount: count,
    can,
  }),
  errors: [],
});

export const saveSubject = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Its fields, and the draft of its outline as a whole. What is published stays as it is.',
  access: 'member',
  input: z.object({
    id,
    revision,
    ...fields.subjectFields,
    deadline: fields.deadline.nullable().describe('of the whole subject'),
    stages: z.array(fields.stageIn).max(subjectLimits.stages),
    price: priceIn.optional().describe('absent: as it was (D-114)'),
  }),
  output: saved,
  errors: [...editErrors, ...fieldErrors, ...priceErrors, 'course.wrong-section', 'course.too-long'],
  bodyLimitKb: 512,
});

export const addSubjectFile = endpoint({
  method: 'POST',
  path: `${base}/:id/files`,
  summary: 'Makes an uploaded film, sound, document, book or picture content of this subject alone: an item can be it.',
  access: 'member',
  input: z.object({ id, fileId: id, title: text(subjectLimits.itemTitleMax, 1) }),
  output: z.object({ businessId: id.describe('a course of one section, read by whoever opened it in the subject') }),
  errors: ['course.wrong-state', 'course.unknown-file', 'course.wrong-section', 'sensitive.found'],
});

export const addSubjectLibraryItem = endpoint({
  method: 'POST',
  path: `${base}/:id/library-items`,
  summary:
    'Makes an item of the library the caller may read content of this subject, for whoever may read it there, too.',
  access: 'member',
  input: z.object({ id, itemId: id }),
  output: z.object({ businessId: id.describe('a course of one section, counted as a file is'), title: z.string() }),
  errors: ['course.wrong-state', 'course.unknown-content'],
});

export const publishSubject = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'The draft becomes the next version. Learners midway keep theirs or move, with all they did.',
  access: 'member',
  input: z.object({ id, revision, midway: z.enum(midwayChoices).default('keep') }),
  output: saved.extend({ versionNumber: count, movedCount: count }),
  errors: [...editErrors, 'course.not-ready', 'course.sold-content'],
});

const change = {
  access: 'member',
  input: idOnly,
  output: saved,
  errors: ['course.wrong-state', 'course.sold'],
} as const;

export const withdrawSubject = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Nobody learns it for now; what they did is kept.',
  ...change,
});

export const archiveSubject = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'Put away for good; its history stays.',
  ...change,
});

export const copySubject = endpoint({
  method: 'POST',
  path: `${base}/:id/copy`,
  summary: 'A draft of the caller’s own with the same fields, price and outline, and a cover of its own.',
  access: 'course.create',
  input: idOnly,
  output: saved,
  errors: [...fieldErrors, 'upload.over-quota'],
  idempotent: true,
});

const reportQuery = {
  id,
  search: text(50).optional().describe('in the name'),
  finishStatus: z.literal([FinishStatus.learning, FinishStatus.finished]).optional(),
  organizationId: id.optional().describe('with everything below it'),
};

export const listSubjectLearners = endpoint({
  method: 'GET',
  path: `${base}/:id/learners`,
  summary: 'Who learns a subject, since when, how far they are and whether it is late, for its managers.',
  access: 'member',
  input: z.object({ ...pagingInput, ...reportQuery }),
  output: pageOf(
    z.object({
      memberId: id,
      fullName: z.string(),
      organizationName: z.string(),
      versionNumber: count,
      joinTime: time,
      dueTime: time.nullable(),
      finishTime: time.nullable(),
      mark: z.int().nullable().describe('the lowest of its contents; null: nothing has a mark'),
      exemptCount: count.describe('items they were exempted from'),
      ...fields.progressOut,
    }),
  ),
  errors: [],
});

export const exportSubjectLearners = endpoint({
  method: 'GET',
  path: `${base}/:id/learners/export`,
  summary: 'The same as a table for a spreadsheet; its first lines say what was filtered.',
  access: 'member',
  input: z.object(reportQuery),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'learners.csv' },
});

export const exportSubjectLearnersWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:id/learners/workbook`,
  summary: 'The same as an Excel workbook: numbers and times are numbers and times.',
  access: 'member',
  input: z.object(reportQuery),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'learners.xlsx' },
});

export const previewSubjectReminders = endpoint({
  method: 'GET',
  path: `${base}/:id/reminders`,
  summary: 'How many people of the audience have not joined, and how many have not finished; for its managers.',
  access: 'member',
  ...previewing,
});

export const remindSubjectLearners = endpoint({
  method: 'POST',
  path: `${base}/:id/reminders`,
  summary: 'Reminds those who have not joined, or who have not finished: each person at most once a day.',
  access: 'member',
  ...reminding,
});

export const findSubjectContents = endpoint({
  method: 'GET',
  path: `${base}/contents`,
  summary: 'Courses, exams, surveys, classes or lives an item can be, by their title.',
  access: 'course.create',
  input: z.object({ businessType: fields.contentType, search: text(50).optional() }),
  output: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  errors: [],
});
