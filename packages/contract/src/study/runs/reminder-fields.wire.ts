import { z } from 'zod';
import { id, idOnly } from '../../kernel/fields.wire.ts';
import { count } from '../courses/course-fields.wire.ts';
import { reminderTargets } from './reminder-targets.ts';

const due = z.object({
  count: count.describe('who would be reminded now'),
  remindedCount: count.describe('who was reminded today already, and is not again'),
});

/** How many each reminder of a course, subject or path would reach. */
export const previewing = {
  input: idOnly,
  output: z.object({ notBegun: due, midway: due }),
  errors: ['course.wrong-state'],
} as const;

/** The reminder of those who have not begun, or of those who are midway. */
export const reminding = {
  input: z.object({ id, target: z.enum(reminderTargets) }),
  output: z.object({ remindedCount: count }),
  errors: ['course.wrong-state'],
} as const;
