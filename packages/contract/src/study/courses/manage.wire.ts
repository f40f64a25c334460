import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { audience, audienceNames } from '../../people/audience.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { priceErrors, priceOut } from '../../pricing/price-fields.wire.ts';
import * as fields from './course-fields.wire.ts';
import { courseLimits } from './course-limits.ts';
import { midwayChoices } from './midway-choices.ts';
import { chapterIn, chapterOut } from './outline-fields.wire.ts';

const base = '/course-study/course-info';
const { count, courseState } = fields;
const revision = z.int().min(1).describe('as it was read; refused where somebody saved meanwhile');
const saved = z.object({ id, revision });
const fieldErrors = [
  'sensitive.found',
  'picture.not-yours',
  'course.unknown-person',
  'course.unknown-topic',
  ...priceErrors,
] as const;
const editErrors = ['course.wrong-state', 'request.stale'] as const;

export const createCourse = endpoint({
  method: 'POST',
  path: base,
  summary: 'A new course: a draft with an empty outline.',
  access: 'course.create',
  input: z.object(fields.newCourseFields),
  output: saved,
  errors: [...fieldErrors],
  idempotent: true,
});

export const updateCourse = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Another title, introduction, cover, lecturer, audience or other settings; they hold at once.',
  access: 'member',
  input: z.object({ id, revision, ...fields.courseFields }),
  output: saved,
  errors: [...fieldErrors, ...editErrors],
});

export const saveOutline = endpoint({
  method: 'PUT',
  path: `${base}/:id/outline`,
  summary: 'Chapters and sections of the draft, as a whole and in their order. Published versions stay as they are.',
  access: 'member',
  input: z.object({ id, revision, chapters: z.array(chapterIn).max(courseLimits.chapters) }),
  output: saved.extend({ chapters: z.array(chapterOut) }),
  errors: [
    ...editErrors,
    'sensitive.found',
    'course.wrong-section',
    'course.unknown-file',
    'course.unknown-content',
    'course.too-long',
  ],
  bodyLimitKb: 2_048,
});

export const readCourseForm = endpoint({
  method: 'GET',
  path: `${base}/:id/form`,
  summary: 'A course as its managers edit it: fields, and the draft of its outline or what is published.',
  access: 'member',
  input: idOnly,
  output: z.object({
    id,
    revision,
    state: courseState,
    title: z.string(),
    introduction: z.string(),
    coverFileId: id.nullable(),
    coverPath: z.string().nullable(),
    author: fields.courseAuthor,
    lecturer: fields.courseAuthor.nullable(),
    topics: z.array(fields.topicOut),
    audience,
    ...audienceNames,
    audienceMembers: z.array(fields.courseAuthor),
    settings: fields.courseSettings,
    price: priceOut,
    chapters: z.array(chapterOut),
    publishedNumber: count.nullable().describe('number of the version learners see; null: none yet'),
    hasDraft: z.boolean().describe('the outline differs from what is published'),
    hasHomework: z.boolean().describe('a version of it has homework, be it an earlier one that somebody still learns'),
    isTop: z.boolean().describe('pinned to the study page (STUDY-09)'),
    can: z.object({
      edit: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
      archive: z.boolean(),
      remind: z.boolean().describe('remind people, and open the next run for them'),
    }),
  }),
  errors: [],
});

export const previewPublish = endpoint({
  method: 'GET',
  path: `${base}/:id/publish-preview`,
  summary: 'What publishing would do: what is missing, what changes, and who is midway with what would become of them.',
  access: 'member',
  input: z.object({ ...pagingInput, id }),
  output: z.object({
    problems: z.array(
      z.object({
        rule: z.enum([
          'nothing-required',
          'not-measured',
          'empty-chapter',
          'question-after-end',
          'exam-away',
          'class-away',
        ]),
        title: z.string().nullable(),
      }),
    ),
    addedTitles: z.array(z.string()),
    removedTitles: z.array(z.string()),
    audienceCount: count.describe('people it is for'),
    ...pageOf(
      z.object({
        memberId: id,
        fullName: z.string(),
        runNumber: count,
        percentage: count.describe('as it is, and as it stays when they keep their version'),
        percentageAfter: count.describe('when they are moved to the new version'),
      }),
    ).shape,
  }),
  errors: ['course.wrong-state'],
});

export const publishCourse = endpoint({
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'The draft becomes the next version. People midway keep theirs, or are moved with all they finished.',
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

export const withdrawCourse = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Learners no longer open it, and those midway are notified. What they did is kept.',
  ...change,
});

export const archiveCourse = endpoint({
  method: 'POST',
  path: `${base}/:id/archive`,
  summary: 'Put away for good; its history stays.',
  ...change,
});

export const copyCourse = endpoint({
  method: 'POST',
  path: `${base}/:id/copy`,
  summary: 'A new draft of the caller’s own with the same fields and outline, and files of its own.',
  access: 'course.create',
  input: idOnly,
  output: saved,
  errors: ['upload.over-quota'],
  idempotent: true,
});

export const listManagedCourses = endpoint({
  method: 'GET',
  path: `${base}/manage/list`,
  summary: 'Courses the caller may manage, last changed first, with how many learn and have finished.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    state: courseState.optional(),
    isOwn: z.boolean().default(false).describe('only those the caller made or teaches'),
  }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      state: courseState,
      coverPath: z.string().nullable(),
      author: fields.courseAuthor,
      lecturer: fields.courseAuthor.nullable(),
      publishedNumber: count.nullable(),
      hasDraft: z.boolean(),
      learnerCount: count,
      finishedCount: count,
      updateTime: time,
      can: z.object({ edit: z.boolean(), publish: z.boolean(), withdraw: z.boolean(), archive: z.boolean() }),
    }),
  ).extend({ can: z.object({ manage: z.boolean() }).describe('false: the caller makes no courses and teaches none') }),
  errors: [],
});
