import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { FinishStatus } from '../runs/finish-status.ts';
import { count, finishStatus } from './course-fields.wire.ts';

export const listOwnCourses = endpoint({
  method: 'GET',
  path: '/course-study/course-front/own-list',
  summary:
    'The courses the caller has begun, also those that are withdrawn by now, the last studied first (D-179); the counts are of all.',
  access: 'member',
  input: z.object({
    ...pagingInput,
    search: text(50).optional().describe('words of the title'),
    finishStatus: z.literal([FinishStatus.learning, FinishStatus.finished]).optional(),
  }),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      lecturerName: z.string().nullable(),
      finishStatus,
      percentage: count,
      runNumber: count,
      beginTime: time,
      studyTime: time.describe('when it was studied last'),
      finishTime: time.nullable(),
      studySeconds: count.describe('of this run'),
      isOpen: z.boolean().describe('false: withdrawn, or no longer for the caller'),
    }),
  ).extend({ counts: z.object({ learning: count, finished: count }) }),
  errors: [],
});
