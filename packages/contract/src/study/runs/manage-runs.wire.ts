import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { count } from '../courses/course-fields.wire.ts';
import { courseLimits } from '../courses/course-limits.ts';
import { previewing, reminding } from './reminder-fields.wire.ts';

const base = '/course-study/course-info/:id';

export const previewReminders = endpoint({
  method: 'GET',
  path: `${base}/reminders`,
  summary: 'How many people of the audience have not begun, and how many are midway; for managers of the course.',
  access: 'member',
  ...previewing,
});

export const remindLearners = endpoint({
  method: 'POST',
  path: `${base}/reminders`,
  summary: 'Reminds those who have not begun, or who are midway: each person at most once a day.',
  access: 'member',
  ...reminding,
});

export const retrainLearners = endpoint({
  method: 'POST',
  path: `${base}/learners/retrain`,
  summary: 'Opens the next run for those of the people who have finished; their earlier runs stay as they are.',
  access: 'member',
  input: z.object({ id, memberIds: z.array(id).min(1).max(courseLimits.learnersAtOnce) }),
  output: z.object({ openedCount: count }),
  errors: ['course.wrong-state', 'course.not-finished'],
});
