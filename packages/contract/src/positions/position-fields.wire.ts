import { z } from 'zod';
import { id, text, time, webAddress } from '../kernel/fields.wire.ts';
import { membershipStates } from '../study/membership-states.ts';
import { courseStates } from '../study/courses/course-states.ts';
import { auditStates } from './audit-states.ts';
import { LearnSequence } from './learn-sequence.ts';
import { positionLimits as limits } from './position-limits.ts';
import { positionContentTypes } from './position-content-types.ts';
import { PositionFinish } from './position-finish.ts';

export const count = z.int().nonnegative();
export const contentType = z.literal(positionContentTypes);
export const learnSequence = z.literal(Object.values(LearnSequence));
/** One life for everything that can be learned. */
export const positionState = z.enum(courseStates);
export const auditState = z.enum(auditStates);

export const positionFields = {
  name: text(limits.nameMax, 1),
  introduction: text(limits.introductionMax).default(''),
  learnSequence: learnSequence.default(LearnSequence.inOrder),
};

const sectionIn = z.object({
  key: id.optional().describe('absent: a new section; kept while its content stays'),
  businessType: contentType,
  businessId: id.optional().describe('the course, subject, exam, survey, class or live; a link has none'),
  url: webAddress(limits.urlMax).optional().describe('of a link'),
  title: text(limits.sectionTitleMax, 1),
  require: z.boolean(),
});

export const chapterIn = z.object({
  title: text(limits.chapterTitleMax, 1),
  sections: z.array(sectionIn).max(limits.sections),
});

export const sectionForm = z.object({
  key: id,
  businessType: contentType,
  businessId: id.nullable(),
  url: z.string().nullable(),
  title: z.string(),
  require: z.boolean(),
});

export const chapterForm = z.object({ id, title: z.string(), sections: z.array(sectionForm) });

/** A class as somebody stands in it. */
export const classOut = z.object({
  state: z.enum(membershipStates),
  nextTime: time.nullable().describe('when it meets next; null: never again'),
  meetingCount: count,
  attendedCount: count,
});

/** The same numbers on every screen, from one function of the database. */
export const progressOut = {
  requiredCount: count.describe('required sections the person can do'),
  finishedCount: count.describe('those of them that are done'),
  percentage: z.int().min(0).max(100),
};

/** The way to open a locked chapter: the sections to finish first, in their order. */
export const lockOut = z.object({
  remainingCount: count,
  shortestWay: z
    .array(
      z.object({
        key: id,
        chapterTitle: z.string(),
        title: z.string(),
        businessType: contentType,
        trainingClass: classOut.nullable(),
      }),
    )
    .describe('the first of them'),
});

/** POSITION-04 */
export const sectionOut = z.object({
  key: id,
  businessType: contentType,
  businessId: id.nullable(),
  title: z.string(),
  require: z.boolean(),
  finishStatus: z.literal(Object.values(PositionFinish)),
  isFinished: z.boolean(),
  isAvailable: z.boolean().describe('false: withdrawn, or not for this person; it locks nothing'),
  isWaiting: z.boolean().describe('handed in, and nobody has marked it yet'),
  trainingClass: classOut.nullable().describe('of a class: how the caller stands'),
  isActive: z.boolean().describe('opened last'),
  finishTime: time.nullable(),
});
