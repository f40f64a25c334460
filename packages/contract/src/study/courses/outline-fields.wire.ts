import { z } from 'zod';
import { id, text } from '../../kernel/fields.wire.ts';
import { sectionQuestion } from '../questions/question-fields.wire.ts';
import { questionLimits } from '../questions/section-question.ts';
import { count, sectionType } from './course-fields.wire.ts';
import { courseLimits as limits } from './course-limits.ts';
import { taskFileOut } from './section.wire.ts';

const sectionIn = z.object({
  key: id
    .optional()
    .describe('absent: a new section. Kept while its material stays, so that what is finished carries over'),
  type: sectionType,
  title: text(limits.sectionTitleMax, 1),
  isRequired: z.boolean(),
  isFree: z.boolean().default(false).describe('of a course with a price: open to those who have not paid'),
  isDoneOnSubmit: z.boolean().default(false).describe('of homework: handing it in finishes it; else passing does'),
  isInLibrary: z
    .boolean()
    .default(false)
    .describe('of a file: whoever the course is for also reads it in the library, without learning (ROUTE-35)'),
  fileId: id.optional().describe('for what is a file: an upload of the caller’s own, or the one it has'),
  text: text(limits.articleMax, 1).optional().describe('for an article or a task of homework: markup of the editor'),
  taskFileIds: z
    .array(id)
    .max(limits.taskFiles)
    .readonly()
    .default([])
    .describe('of homework: documents to do it with, uploads of the caller’s own or those it has'),
  url: z
    .url({ protocol: /^https?$/ })
    .max(limits.sectionUrlMax)
    .optional()
    .describe('for a link or an open course'),
  minutes: z
    .int()
    .min(1)
    .max(limits.minutesMax)
    .optional()
    .describe('for an open course: how long one has to be there'),
  contentId: id
    .optional()
    .describe(
      'for a survey that is open, a live that was recorded, an exam or a class that is published: one the caller manages, or the one it has',
    ),
  questions: z
    .array(sectionQuestion)
    .max(questionLimits.questions)
    .readonly()
    .default([])
    .describe('for what is played: asked at their seconds'),
});

export const chapterIn = z.object({
  title: text(limits.chapterTitleMax, 1),
  sections: z.array(sectionIn).max(limits.sections),
});

/** A section as its authors edit it. */
const sectionOut = z.object({
  key: id,
  type: sectionType,
  title: z.string(),
  isRequired: z.boolean(),
  isFree: z.boolean().describe('open to those who have not paid'),
  isDoneOnSubmit: z.boolean(),
  isInLibrary: z.boolean().describe('also in the library'),
  fileId: id.nullable(),
  fileName: z.string().nullable(),
  taskFiles: z.array(taskFileOut).describe('of homework: documents to do it with'),
  text: z.string().nullable(),
  url: z.string().nullable(),
  contentId: id.nullable().describe('the survey, live, exam or class it is'),
  contentTitle: z.string().nullable(),
  questions: z.array(sectionQuestion).readonly(),
  unitCount: count
    .nullable()
    .describe(
      'seconds or pages the server measured, minutes of an open course; null: not yet known, it cannot be published',
    ),
});

export const chapterOut = z.object({ title: z.string(), sections: z.array(sectionOut) });
