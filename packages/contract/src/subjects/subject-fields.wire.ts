import { z } from 'zod';
import { id, text, time, webAddress } from '../kernel/fields.wire.ts';
import { audience } from '../people/audience.wire.ts';
import { classOut, count, learnSequence } from '../positions/position-fields.wire.ts';
import { PositionFinish } from '../positions/position-finish.ts';
import { courseStates } from '../study/courses/course-states.ts';
import { FinishStatus } from '../study/runs/finish-status.ts';
import { isTimeZone } from '../kernel/calendar/is-time-zone.ts';
import { isDay } from '../kernel/calendar/add-days.ts';
import { exemptionStates } from './exemption-states.ts';
import { subjectContentTypes } from './subject-content-types.ts';
import { subjectLimits as limits } from './subject-limits.ts';

export { count, learnSequence };
export const contentType = z.literal(subjectContentTypes);
/** One life for everything that can be learned. */
export const subjectState = z.enum(courseStates);
export const exemptionState = z.enum(exemptionStates);
export const finishStatus = z.literal(Object.values(FinishStatus));

const timeZone = z.string().max(64).refine(isTimeZone, { error: 'unknown-zone' });

/** The end of a day in its zone: a day of the calendar, or so many days after joining. */
export const deadline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), day: z.string().max(10).refine(isDay, { error: 'unknown-day' }), timeZone }),
  z.object({ kind: z.literal('afterJoining'), days: z.int().min(0).max(limits.daysMax), timeZone }),
]);

/** The fields of a subject that hold at once. */
export const subjectFields = {
  title: text(limits.titleMax, 1),
  introduction: text(limits.introductionMax),
  coverFileId: id.nullable().describe('a picture of the caller’s own, or the one it has'),
  audience,
  learnSequence: learnSequence.describe('1: stage after stage'),
};

const minimumMarks = z.array(z.object({ key: id, percent: z.int().min(1).max(100) })).max(limits.prerequisites);

const itemIn = z.object({
  key: id.describe('of the client’s making for a new item; kept while its content stays'),
  businessType: contentType,
  businessId: id.optional().describe('the course, exam, survey, class or live; a link has none'),
  url: webAddress(limits.urlMax).optional().describe('of a link'),
  title: text(limits.itemTitleMax, 1),
  isRequired: z.boolean().describe('false: an elective'),
  prerequisiteKeys: z.array(id).max(limits.prerequisites).describe('items before it that have to be done first'),
  minimumMarks: minimumMarks.default([]).describe('those of them that need a mark, which courses and exams have'),
  deadline: deadline.nullable(),
});

export const stageIn = z.object({
  title: text(limits.stageTitleMax, 1),
  electiveCount: count.max(limits.items).describe('how many of its electives have to be done'),
  items: z.array(itemIn).max(limits.items),
});

export const stageForm = z.object({
  id,
  title: z.string(),
  electiveCount: count,
  items: z.array(
    z.object({
      key: id,
      businessType: contentType,
      businessId: id.nullable(),
      url: z.string().nullable(),
      title: z.string(),
      isRequired: z.boolean(),
      prerequisiteKeys: z.array(id),
      minimumMarks,
      deadline: deadline.nullable(),
    }),
  ),
});

/** The address of its picture. */
export const coverPath = z.string().nullable().describe('null: the client draws one');

/** The same numbers on every screen, from one function of the database. */
export const progressOut = {
  requiredCount: count.describe('what has to be done: required items, and as many electives as are asked for'),
  finishedCount: count.describe('how much of that is done'),
  percentage: z.int().min(0).max(100),
  finishStatus,
};

const namedItem = z.object({ key: id, stageTitle: z.string(), title: z.string(), businessType: contentType });

/** The shortest way to open a locked item. */
export const lockOut = z.object({
  remainingCount: count.describe('items still to be done before'),
  shortestWay: z
    .array(
      namedItem.extend({
        percent: z.int().nullable().describe('the mark it has to reach'),
        mark: z.int().nullable().describe('the caller’s own, where they may see it'),
        isWaiting: z.boolean(),
        trainingClass: classOut.nullable(),
      }),
    )
    .describe('the first of those that have to be these'),
  choices: z.array(z.object({ stageTitle: z.string(), count, fromCount: count })).describe('choose so many of so many'),
});

const exemptionOut = z.object({
  id,
  state: exemptionState,
  reason: z.string(),
  comment: z.string().describe('of whoever decided'),
  askTime: time,
  decideTime: time.nullable(),
});

export const itemOut = z.object({
  key: id,
  businessType: contentType,
  businessId: id.nullable(),
  title: z.string(),
  isRequired: z.boolean(),
  isAvailable: z.boolean().describe('false: withdrawn, or not for this person; it locks nothing'),
  finishStatus: z.literal(Object.values(PositionFinish)),
  isFinished: z.boolean(),
  isWaiting: z.boolean().describe('handed in, and nobody has marked it yet'),
  trainingClass: classOut.nullable().describe('of a class, or of the next one of its series: how the caller stands'),
  anew: z
    .object({
      isFinished: z.boolean(),
      classId: id.nullable().describe('of a class to be attended: the next of its series; null: none is planned'),
    })
    .nullable()
    .describe('set: to be done again since `askedSince`, whenever it was done before'),
  mark: z.int().nullable().describe('the best in percent, where whoever takes it may see it'),
  isExempt: z.boolean(),
  isConfirmed: z.boolean().describe('said by the person; false: counted by the server'),
  isActive: z.boolean().describe('opened last'),
  finishTime: time.nullable(),
  deadline: deadline.nullable().describe('the rule `dueTime` was made from'),
  dueTime: time.nullable(),
  lock: lockOut.nullable(),
  exemption: exemptionOut.nullable().describe('the one asked for last'),
});
