import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { passConsequence } from '../marking/pass-consequence.wire.ts';
import { recordStatus } from '../taking/taking-fields.wire.ts';
import { annulLimits } from './annul-limits.ts';

const base = '/exam/manage/:id/attempts/:attemptId';
const reason = text(annulLimits.reason, 1);
const givesRetake = z.boolean().describe('it counts for no limit: the person may take the exam once more');

export const readAnnulment = endpoint({
  method: 'GET',
  path: `${base}/annulment`,
  summary: 'What annulling an attempt, or taking that back, would change elsewhere, and what was done before.',
  access: 'exam.create',
  input: z.object({ id, attemptId: id }),
  output: z.object({
    isAnnulled: z.boolean(),
    consequences: z.array(passConsequence).describe('of the step that can be taken now'),
    entries: z
      .array(z.object({ isAnnulled: z.boolean(), reason: z.string(), givesRetake, fullName: z.string(), time }))
      .max(annulLimits.entries)
      .describe('latest first'),
  }),
  errors: ['exam.not-handed-in'],
});

export const annulAttempt = endpoint({
  method: 'POST',
  path: `${base}/annulment`,
  summary: 'The result of an attempt that has ended counts no more; its taker is told why, marks stay; audited.',
  access: 'exam.create',
  input: z.object({ id, attemptId: id, reason, givesRetake: givesRetake.default(false) }),
  output: z.object({ status: recordStatus }),
  errors: ['exam.not-handed-in', 'exam.annulled-already', 'sensitive.found'],
});

export const restoreAttempt = endpoint({
  method: 'POST',
  path: `${base}/restoration`,
  summary: 'Takes an annulment back: the attempt comes to what its marks come to by now; its taker is told; audited.',
  access: 'exam.create',
  input: z.object({ id, attemptId: id, reason }),
  output: z.object({ status: recordStatus }),
  errors: ['exam.not-annulled', 'sensitive.found'],
});
