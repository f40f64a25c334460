import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, time } from '../../kernel/fields.wire.ts';
import { attentionKinds, attentionLimits as limits, seenByPage } from './attention-kinds.ts';

const amount = z
  .int()
  .min(0)
  .max(Math.max(limits.awaySeconds, limits.pastedCharacters))
  .describe('seconds away, or characters pasted');

/** The moments noted of one attempt, in their order. */
export const notedMoments = z.array(z.object({ kind: z.enum(attentionKinds), amount, time })).max(limits.entries);

export const logAttention = endpoint({
  method: 'POST',
  path: '/exam/attempts/:id/attention',
  summary: 'Notes for people to read what happened beside the paper; nothing follows from it by itself.',
  access: 'member',
  input: z.object({
    id,
    events: z
      .array(z.object({ kind: z.enum(seenByPage), amount }))
      .min(1)
      .max(limits.events),
  }),
  output: z.object({}),
  errors: ['exam.handed-in'],
  rateLimit: { max: 60, per: 'caller' },
});

export const listAttention = endpoint({
  method: 'GET',
  path: '/exam/manage/:id/attempts/:attemptId/attention',
  summary: 'What was noted of one attempt, in its order, for those who manage the exam.',
  access: 'exam.create',
  input: z.object({ id, attemptId: id }),
  output: z.object({ items: notedMoments }),
  errors: [],
});
