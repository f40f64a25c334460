import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { accessActions } from './access-actions.ts';

const filter = {
  person: text(50).optional().describe('part of a name or an account'),
  action: z.enum(accessActions).optional(),
  address: text(50, 1).optional(),
  from: time.optional(),
  to: time.optional().describe('exclusive'),
};

export const accessEntryOut = z.object({
  id,
  at: time,
  person: z
    .object({ id, fullName: z.string(), account: z.string() })
    .nullable()
    .describe('null: somebody tried an account that does not exist'),
  action: z.enum(accessActions),
  address: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isNewDevice: z.boolean(),
});

export const listAccess = endpoint({
  method: 'GET',
  path: '/system/access/list',
  summary:
    'Who signed in, was refused or locked, signed out or exported people; the newest first. Counts up to 10,000.',
  access: 'audit.view',
  input: z.object({ ...pagingInput, ...filter }),
  output: pageOf(accessEntryOut),
  errors: [],
});

export const exportAccess = endpoint({
  method: 'GET',
  path: '/system/access/export',
  summary: 'The same as a table, up to 50,000 entries; the export itself is logged.',
  access: 'audit.view',
  input: z.object(filter),
  output: z.string(),
  errors: [],
  rateLimit: { max: 10, per: 'caller' },
  download: { type: 'text/csv', fileName: 'access.csv' },
});
