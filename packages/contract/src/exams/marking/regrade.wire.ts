import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id } from '../../kernel/fields.wire.ts';
import { attemptResults } from '../taking/attempt-result.ts';

const base = '/exam/manage/:id/regrade';
const count = z.int().nonnegative();
const mark = z.int().describe('in ten-thousandths of a point');

/** Changes a page can show; all of them are counted. */
export const regradeListed = 200;

const input = {
  id,
  keys: z
    .array(z.object({ questionId: id, version: z.int32().positive() }))
    .min(1)
    .max(50)
    .describe('the questions whose key was put right, and the version that has it'),
  mayLower: z.boolean().describe('false: whoever would lose a mark keeps it'),
};

export const previewRegrade = endpoint({
  method: 'POST',
  path: `${base}/preview`,
  summary: 'What marking an exam again by other keys would change. Nothing is written.',
  access: 'exam.create',
  input: z.object(input),
  output: z.object({
    digest: z.string().describe('names exactly these changes'),
    attemptCount: count,
    changedCount: count,
    passedCount: count.describe('that failed before'),
    failedCount: count.describe('that passed before'),
    changes: z
      .array(
        z.object({
          attemptId: id,
          fullName: z.string(),
          score: mark,
          result: z.enum(attemptResults),
          newScore: mark,
          newResult: z.enum(attemptResults),
        }),
      )
      .max(regradeListed)
      .describe('those whose result changes first'),
  }),
  errors: ['exam.wrong-regrade'],
});

export const regradeExam = endpoint({
  method: 'POST',
  path: base,
  summary:
    'Writes what the preview has shown, as entries beside the earlier marks; refused where it would be something else by now.',
  access: 'exam.create',
  input: z.object({ ...input, digest: z.string().max(64) }),
  output: z.object({ changedCount: count }),
  errors: ['exam.wrong-regrade', 'request.stale'],
});
