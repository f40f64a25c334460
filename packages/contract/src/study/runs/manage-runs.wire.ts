import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly } from '../../kernel/fields.wire.ts';
import { count } from '../courses/course-fields.wire.ts';
import { courseLimits } from '../courses/course-limits.ts';
import { reminderTargets } from './reminder-targets.ts';

const base = '/course-study/course-info/:id';

const due = z.object({
  count: count.describe('who would be reminded now'),
  remindedCount: count.describe('who was reminded today already, and is not again'),
});

export const previewReminders = endpoint({
  method: 'GET',
  path: `${base}/reminders`,
  summary: 'How many people of the audience have not begun, and how many are midway; for managers of the course.',
  access: 'member',
  input: idOnly,
  output: z.object({ notBegun: due, midway: due }),
  errors: ['course.wrong-state'],
});

export const remindLearners = endpoint({
  method: 'POST',
  path: `${base}/reminders`,
  summary: 'Reminds those who have not begun, or who are midway: each person at most once a day.',
  access: 'member',
  input: z.object({ id, target: z.enum(reminderTargets) }),
  output: z.object({ remindedCount: count }),
  errors: ['course.wrong-state'],
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
