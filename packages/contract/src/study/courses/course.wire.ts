import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { namedIdsInput, pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { PlainFilter } from '../plain-filter.ts';
import { FinishStatus } from '../runs/finish-status.ts';
import { count, courseCardOut, courseSettings, courseState, finishStatus, sectionType } from './course-fields.wire.ts';
import { courseOrders } from './course-orders.ts';

const base = '/course-study/course-front';

/** Every call of a learner about one course: it may be for others, withdrawn, or unknown. */
export const openErrors = ['course.not-in-audience', 'course.withdrawn'] as const;
/** The same about one section: it may be locked, or not paid for. */
export const sectionErrors = ['course.section-locked', 'course.unpaid'] as const;

export const listCourses = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'Published courses for the caller; `plainFilter` is the list of ENUM-12.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional(),
    plainFilter: z.literal(Object.values(PlainFilter)).default(PlainFilter.all),
    finishStatus: z
      .literal([FinishStatus.notBegun, FinishStatus.learning, FinishStatus.finished])
      .optional()
      .describe('how far the caller is'),
    topicId: id.optional(),
    isCollected: z.boolean().default(false).describe('only what the caller has collected (SYSTEM-08)'),
    order: z.enum(courseOrders).default('newest').describe('studied: what the caller learned last comes first'),
  }),
  output: pageOf(courseCardOut),
  errors: [],
});

export const findCoursesByIds = endpoint({
  method: 'GET',
  path: '/course-study/course-info/front/find-by-ids',
  summary: 'Those of the named courses the caller may open, in the order they were named (STUDY-02).',
  access: 'member',
  input: z.object(namedIdsInput),
  output: z.object({ items: z.array(courseCardOut) }),
  errors: [],
});

export const findCourseBasicInfo = endpoint({
  method: 'GET',
  path: `${base}/find-basic-info`,
  summary: 'A course with what the caller did in it: run, lesson location, score (POSITION-11).',
  access: 'member',
  input: z.object({ id, isPreview: z.boolean().default(false).describe('for its managers: as it will be (D-182)') }),
  output: courseCardOut.extend({
    state: courseState,
    settings: courseSettings,
    versionNumber: count.describe('of the version the caller learns'),
    publishedNumber: count.describe('of the version that is published; higher: the run keeps its older one'),
    runNumber: count.nullable().describe('null: not begun'),
    lessonLocation: id.nullable().describe('key of the section opened last'),
    studySeconds: count,
    finishTime: time.nullable(),
    myScore: z.int().nullable(),
    libraryItemId: id.nullable().describe('the item of the library it is, in a subject or on a path'),
    can: z.object({ study: z.boolean(), score: z.boolean(), retrain: z.boolean(), edit: z.boolean() }),
  }),
  errors: [...openErrors],
});

const interval = z.object({ from: count, to: count.describe('the first that is no longer of it') });

/** A section as its learners see it in the contents. */
const lessonOut = z.object({
  key: id,
  type: sectionType,
  title: z.string(),
  isRequired: z.boolean(),
  unit: z.enum(['second', 'page', 'minute', 'whole']),
  unitCount: count,
  counted: z.array(interval),
  countedUnits: count,
  resumePoint: count.describe('second or page'),
  studySeconds: count,
  openQuestions: count.describe('that must be answered before it is finished'),
  finishStatus,
  isWaiting: z.boolean().describe('handed in, and nobody has marked it yet'),
  isUnpaid: z.boolean().describe('shown by its name until the course is paid for (D-122)'),
  isFree: z.boolean().describe('open to everybody, paid or not'),
  isLocked: z.boolean().describe('something has to be finished, or paid, first'),
  lockedBy: z.object({ key: id, title: z.string() }).nullable().describe('the section to finish first'),
});

export const readChapterInfo = endpoint({
  method: 'GET',
  path: `${base}/chapter-info`,
  summary: 'Chapters and sections with what is counted, finished and locked, and why (POSITION-11).',
  access: 'member',
  input: z.object({ id, isPreview: z.boolean().default(false).describe('for its managers: the draft (D-182)') }),
  output: z.object({ chapters: z.array(z.object({ title: z.string(), sections: z.array(lessonOut) })) }),
  errors: [...openErrors],
});
