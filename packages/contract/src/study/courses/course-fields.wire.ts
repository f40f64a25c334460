import { z } from 'zod';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { audience, newAudience } from '../../people/audience.wire.ts';
import { offerOut, priceIn } from '../../pricing/price-fields.wire.ts';
import { FinishStatus } from '../runs/finish-status.ts';
import { courseStates } from './course-states.ts';
import { courseDefaults, courseLimits as limits } from './course-limits.ts';
import { courseSectionTypes } from './section-kinds.ts';

const percent = z.int().min(0).max(100);
export const count = z.int().nonnegative();
export const courseState = z.enum(courseStates);
export const finishStatus = z.literal(Object.values(FinishStatus));
export const sectionType = z.literal(courseSectionTypes);

export const courseSettings = z.object({
  canSkip: z
    .boolean()
    .describe('false: a section opens when every required one before it is finished, and no film is skipped ahead in'),
  thresholdPercent: z.int().min(limits.leastThresholdPercent).max(100),
  maxSpeedPercent: z.int().min(100).max(200),
});

/** The fields of a course, all of them: an update that leaves one out would reset it unasked. */
export const courseFields = {
  title: text(limits.titleMax, 1),
  introduction: text(limits.introductionMax),
  coverFileId: id.nullable().describe('a picture of the caller’s own, or the one it has'),
  lecturerId: id.nullable(),
  topicIds: z.array(id).max(limits.topics),
  audience,
  settings: courseSettings,
  price: priceIn.optional().describe('absent: free, or as it was (D-114)'),
};

const { canSkip, thresholdPercent, maxSpeedPercent } = courseSettings.shape;

/** The same for a new course: what is left out is as courses begin. */
export const newCourseFields = {
  ...courseFields,
  introduction: courseFields.introduction.default(''),
  coverFileId: courseFields.coverFileId.default(null),
  lecturerId: courseFields.lecturerId.default(null),
  topicIds: courseFields.topicIds.default([]),
  audience: newAudience,
  settings: z.object({
    canSkip: canSkip.default(true),
    thresholdPercent: thresholdPercent.default(courseDefaults.thresholdPercent),
    maxSpeedPercent: maxSpeedPercent.default(courseDefaults.maxSpeedPercent),
  }),
};

const person = z.object({ id, fullName: z.string(), portrait: z.string().nullable() });
export const topicOut = z.object({ id, name: z.string() });

/** Progress as every page and every table shows it: one function of the database says it. */
export const progressOut = z.object({
  finishStatus,
  percentage: percent,
  finishedRequired: count,
  required: count,
});

/** A course in a list of learners. */
export const courseCardOut = z.object({
  id,
  title: z.string(),
  introduction: z.string(),
  coverPath: z.string().nullable().describe('null: the client draws one'),
  lecturer: person.nullable(),
  topics: z.array(topicOut),
  sectionCount: count,
  learnerCount: count,
  avgScore: z.number().nullable(),
  scoreCount: count,
  publishTime: time,
  progress: progressOut,
  waitingCount: count.describe('sections that were handed in and wait for their marker'),
  lesson: z
    .object({ key: id, title: z.string(), type: sectionType, resumePoint: count.describe('second or page') })
    .nullable()
    .describe('the section the caller had open last'),
  offer: offerOut.optional().describe('absent: free'),
});

export const courseAuthor = person;
