import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';

const word = text(100, 1);
const value = z.unknown().describe('JSON as it was recorded; null where there was nothing');

export const auditEntryOut = z.object({
  id,
  at: time,
  actor: z
    .object({ id, fullName: z.string().nullable() })
    .nullable()
    .describe('a person, or the token another system came with; null: the system itself'),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  before: value,
  after: value,
  requestId: z.string(),
  address: z.string().describe('where it was done from; empty: by the system, or before addresses were recorded'),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
});

export const listAudit = endpoint({
  method: 'GET',
  path: '/system/audit/list',
  summary: 'What was changed, by whom, when, from what to what; the newest first (D-034). Counts up to 10,000.',
  access: 'audit.view',
  input: z.object({
    ...pagingInput,
    actor: text(50).optional().describe('part of a name, an account or the name of a token'),
    action: word.optional(),
    subjectKind: word.optional(),
    subjectId: text(200, 1).optional(),
    from: time.optional(),
    to: time.optional().describe('exclusive'),
  }),
  output: z.object({
    ...pageOf(auditEntryOut).shape,
    names: z
      .array(z.object({ id, name: z.string() }))
      .describe('what the people and organisations are called whose ids stand in before and after'),
  }),
  errors: [],
});

export const listAuditWords = endpoint({
  method: 'GET',
  path: '/system/audit/words',
  summary: 'The actions and the kinds of subjects that occur in the trail, to choose a filter from.',
  access: 'audit.view',
  input: z.object({}),
  output: z.object({ actions: z.array(z.string()), subjectKinds: z.array(z.string()) }),
  errors: [],
});
