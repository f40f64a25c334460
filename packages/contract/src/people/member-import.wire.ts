import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { identities } from '../kernel/capabilities.ts';
import { importColumns, importMaxBytes, importNotes, importRules, importStates } from './member-import.ts';
import { memberStates } from './member-state.ts';

const number = z.int().nonnegative();
const counts = { toCreate: number, toChange: number, unchanged: number, wrong: number };
/** JSON writes line ends and quotes as two characters. */
const escapedShare = 1.5;

export const startImport = endpoint({
  method: 'POST',
  path: '/human/member/import',
  summary: 'Takes a table of members and begins to check it; nothing is written about anybody.',
  access: 'member.manage',
  input: z.object({
    fileName: text(200, 1),
    text: z.string().min(1).max(importMaxBytes).describe('the table itself, with a line of headers'),
    createsOrganizations: z.boolean().default(false).describe('organisations that are not there yet are made'),
  }),
  output: idOnly,
  errors: ['sensitive.found', 'import.unreadable', 'import.no-account-column', 'import.empty', 'import.too-many-rows'],
  rateLimit: { max: 20, per: 'caller' },
  bodyLimitKb: (importMaxBytes / 1024) * escapedShare,
});

export const readImport = endpoint({
  method: 'GET',
  path: '/human/member/import/:id',
  summary: 'How far an import has come, and what it would do.',
  access: 'member.manage',
  input: idOnly,
  output: z.object({
    id,
    fileName: z.string(),
    state: z.enum(importStates),
    note: z.enum(importNotes).nullable().describe('why it could not be applied the last time; nothing was written'),
    rows: number,
    done: number.describe('rows checked or written so far'),
    ...counts,
    ignoredColumns: z.array(z.string()),
    newOrganizations: z.array(z.string()),
    createdAt: time,
    appliedAt: time.nullable(),
    can: z.object({ apply: z.boolean() }),
  }),
  errors: [],
});

export const listImportProblems = endpoint({
  method: 'GET',
  path: '/human/member/import/:id/problem',
  summary: 'Everything that is wrong, row by row as the spreadsheet numbers them.',
  access: 'member.manage',
  input: z.object({
    id,
    ...pagingInput,
    field: z.enum(importColumns).optional(),
    rule: z.enum(importRules).optional(),
  }),
  output: pageOf(
    z.object({
      row: number,
      field: z.enum(importColumns),
      rule: z.enum(importRules),
      value: z.string(),
      otherRow: number.nullable().describe('the row it collides with'),
    }),
  ),
  errors: [],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/human/member/import/list',
  summary: 'Tables that were imported or checked, the newest first, as long as they are kept.',
  access: 'member.manage',
  input: z.object(pagingInput),
  output: pageOf(
    z.object({
      id,
      fileName: z.string(),
      by: z.object({ id, fullName: z.string() }).describe('who handed it in'),
      state: z.enum(importStates),
      rows: number,
      ...counts,
      createdAt: time,
      appliedAt: time.nullable(),
    }),
  ),
  errors: [],
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/human/member/import/:id/apply',
  summary: 'Writes a checked table, all of it or nothing.',
  access: 'member.manage',
  input: idOnly,
  output: idOnly,
  errors: ['import.wrong-state', 'import.has-wrong-rows'],
});

export const exportMembers = endpoint({
  method: 'GET',
  path: '/human/member/export',
  summary: 'The members a list shows, all pages, as a table that can be imported again.',
  access: 'member.manage',
  input: z.object({
    search: text(50).optional(),
    organizationId: id.optional(),
    state: z.enum(memberStates).optional(),
    identity: z.enum(identities).optional(),
  }),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'members.csv' },
});
