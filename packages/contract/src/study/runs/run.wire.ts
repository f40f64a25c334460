import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { count, progressOut } from '../courses/course-fields.wire.ts';
import { openErrors, sectionErrors } from '../courses/course.wire.ts';
import { FinishStatus } from './finish-status.ts';

const progress = '/course-study/course-study-progress';

export const hasFinished = endpoint({
  method: 'GET',
  path: `${progress}/has-finish`,
  summary: 'How far the caller is with a course (POSITION-11).',
  access: 'member',
  input: z.object({ id }),
  output: progressOut.extend({ hasFinish: z.boolean(), finishTime: time.nullable() }),
  errors: [...openErrors],
});

export const updateLessonLocation = endpoint({
  method: 'PUT',
  path: `${progress}/lesson-location`,
  summary: 'The section the caller has open, for the next time; opens their first run (POSITION-11, D-176).',
  access: 'member',
  input: z.object({ courseId: id, sectionKey: id }),
  output: z.object({ lessonLocation: id, runNumber: count }),
  errors: [...openErrors, ...sectionErrors],
});

export const retrain = endpoint({
  method: 'POST',
  path: `${progress}/retrain`,
  summary: 'Once more from the beginning: closes a finished run and opens the next. The old one stays as it is.',
  access: 'member',
  input: z.object({ courseId: id }),
  output: z.object({ runNumber: count }),
  errors: [...openErrors, 'course.not-finished'],
});

export const listRuns = endpoint({
  method: 'GET',
  path: `${progress}/runs`,
  summary: 'All runs of the caller in a course, the latest first.',
  access: 'member',
  input: z.object({ courseId: id }),
  output: z.object({
    items: z.array(
      progressOut.extend({ runNumber: count, versionNumber: count, openTime: time, finishTime: time.nullable() }),
    ),
  }),
  errors: [...openErrors],
});

export const scoreCourse = endpoint({
  method: 'POST',
  path: '/course-study/course-score',
  summary: 'A score of 1 to 5, once in a run that was begun (STUDY-01).',
  access: 'member',
  input: z.object({ courseId: id, score: z.int().min(1).max(5) }),
  output: z.object({ myScore: z.int(), avgScore: z.number(), scoreCount: count }),
  errors: [...openErrors, 'course.not-begun', 'course.scored'],
});

const reportQuery = {
  id,
  search: text(50).optional().describe('in the name'),
  finishStatus: z.literal([FinishStatus.learning, FinishStatus.finished]).optional(),
  organizationId: id.optional().describe('with everything below it'),
};

export const listLearners = endpoint({
  method: 'GET',
  path: '/course-study/course-info/:id/learners',
  summary: 'Who learns in a course, how far they are and since when, for its managers.',
  access: 'member',
  input: z.object({ ...pagingInput, ...reportQuery }),
  output: pageOf(
    progressOut.extend({
      memberId: id,
      fullName: z.string(),
      organizationName: z.string(),
      runNumber: count,
      versionNumber: count,
      openTime: time,
      lastStudyTime: time.nullable(),
      finishTime: time.nullable(),
      studySeconds: count,
      waitingCount: count.describe('sections that were handed in and wait for their marker'),
      mark: z.int().nullable().describe('the lowest of what was marked, in percent; null: nothing has a mark'),
    }),
  ),
  errors: [],
});

export const exportLearners = endpoint({
  method: 'GET',
  path: '/course-study/course-info/:id/learners/export',
  summary: 'The same as a table for a spreadsheet; its first lines say what was filtered.',
  access: 'member',
  input: z.object(reportQuery),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'learners.csv' },
});

export const exportLearnersWorkbook = endpoint({
  method: 'GET',
  path: '/course-study/course-info/:id/learners/workbook',
  summary: 'The same as an Excel workbook: numbers and times are numbers and times.',
  access: 'member',
  input: z.object(reportQuery),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'learners.xlsx' },
});
