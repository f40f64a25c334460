import { z } from 'zod';
import { id, text, time } from '../kernel/fields.wire.ts';
import { audience } from '../people/audience.wire.ts';
import { deadline } from '../subjects/subject-fields.wire.ts';
import { assignmentContentTypes } from './assignment-content-types.ts';
import { assignmentLimits as limits } from './assignment-limits.ts';
import { assignmentStates } from './assignment-states.ts';
import { dutyProgresses } from './duty-progresses.ts';

export const count = z.int().nonnegative();
export const contentType = z.literal(assignmentContentTypes).describe('ENUM-11');
export const assignmentState = z.enum(assignmentStates);
export const dutyProgress = z.enum(dutyProgresses);

const item = z.object({ businessType: contentType, businessId: id });
export const namedItem = item.extend({ title: z.string() });

/** The fields of the form of a rule. */
export const assignmentFields = {
  title: text(limits.title, 1),
  introduction: text(limits.introduction),
  audience,
  items: z.array(item).max(limits.items).describe('in the order they are meant to be done'),
  deadline: deadline.describe('a day, or so many days after the duty came'),
  graceDays: z.int().min(0).max(limits.graceDays).describe('days after it was due until it is overdue'),
  recurrenceMonths: z.int().min(1).max(limits.recurrenceMonths).nullable().describe('null: it is done once'),
  countsEarlier: z.boolean().describe('what was done before the duty came counts'),
  pauses: z.boolean().describe('whoever is absent has as many days more'),
};

/** How far the work on everybody’s duties is. */
export const workOut = z.object({
  total: count,
  done: count,
  startTime: time,
  finishTime: time.nullable().describe('null: it goes on'),
});
