import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { behaviourKinds } from '../system/behaviour.ts';

const filter = {
  person: text(50).optional().describe('part of a name or an account'),
  kind: z.enum(behaviourKinds).optional(),
  actionType: text(60, 1).optional(),
  place: text(300, 1).optional().describe('the beginning of the address of a page'),
  from: time.optional(),
  to: time.optional().describe('exclusive'),
};

/** Words people looked for, and what their client said beside an action, are for recommendations alone: nobody reads them here. */
const entryOut = z.object({
  id,
  at: time,
  person: z.object({ id, fullName: z.string(), account: z.string() }).nullable().describe('null: no longer there'),
  kind: z.enum(behaviourKinds),
  actionType: z.string(),
  page: z.string().nullable(),
  itemId: z.string().nullable(),
  sceneType: z.string().nullable(),
});

export const listBehaviour = endpoint({
  method: 'GET',
  path: '/system/behaviour/list',
  summary:
    'Pages members saw, things they did, home pages they entered; the newest first (D-198). Counts up to 10,000.',
  access: 'audit.view',
  input: z.object({ ...pagingInput, ...filter }),
  output: pageOf(entryOut),
  errors: [],
});

export const exportBehaviour = endpoint({
  method: 'GET',
  path: '/system/behaviour/export',
  summary: 'The same as a table, up to 50,000 entries; the export itself is in the log of access.',
  access: 'audit.view',
  input: z.object(filter),
  output: z.string(),
  errors: [],
  rateLimit: { max: 10, per: 'caller' },
  download: { type: 'text/csv', fileName: 'behaviour.csv' },
});
