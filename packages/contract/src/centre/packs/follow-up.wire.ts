import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { contentType, count, reason, standing } from './pack-fields.wire.ts';
import { packLimits as limits } from './pack-limits.ts';

const base = '/centre/pack';
const access = 'subordinate.view';
const memberIds = z.array(id).max(limits.people).optional().describe('absent: all of the caller’s it concerns');
const counts = z.object({ people: count, read: count, overdue: count, due: count, done: count, withdrawn: count });

export const listPacks = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary:
    'Packs that were pushed to people who are the caller’s now, the last one first; the counts are of these people.',
  access,
  input: z.object({ ...pagingInput, search: text(50).optional() }),
  output: pageOf(z.object({ id, title: z.string(), authorName: z.string(), pushTime: time, dueTime: time, counts })),
  errors: [],
});

export const readPack = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A pack with what it is made of, and how far those of its people are who are the caller’s now.',
  access,
  input: idOnly,
  output: z.object({
    id,
    title: z.string(),
    message: z.string(),
    authorName: z.string(),
    pushTime: time,
    dueTime: time,
    items: z.array(
      z.object({ businessType: contentType, businessId: id, title: z.string(), minutes: count.nullable() }),
    ),
    counts,
    can: z.object({ preview: z.boolean() }),
  }),
  errors: [],
});

const filters = { id, standing: standing.optional(), search: text(50).optional().describe('in their names') };

export const listPackPeople = endpoint({
  method: 'GET',
  path: `${base}/:id/people`,
  summary:
    'The people of a pack who are the caller’s now, by name: read, how far, reminded, and what was said by hand.',
  access,
  input: z.object({ ...pagingInput, ...filters }),
  output: pageOf(
    z.object({
      id,
      fullName: z.string(),
      organizationName: z.string(),
      standing,
      askedCount: count,
      finishedCount: count,
      readTime: time.nullable().describe('null: not opened yet'),
      remindTime: time.nullable(),
      reminderCount: count,
      mark: z
        .object({
          reason: z.string(),
          authorName: z.string(),
          time,
          files: z.array(z.object({ id, name: z.string(), path: z.string() })),
        })
        .nullable()
        .describe('said by hand that it is done'),
    }),
  ),
  errors: [],
});

export const listContentPeople = endpoint({
  method: 'GET',
  path: `${base}/:id/content`,
  summary: 'How far each of the people of a pack who are the caller’s now is with one of its contents, by name.',
  access,
  input: z.object({
    ...pagingInput,
    id,
    sequence: z.int().min(1).max(limits.items).describe('its place in the pack, from 1'),
  }),
  output: pageOf(
    z.object({
      id,
      fullName: z.string(),
      organizationName: z.string(),
      isAsked: z.boolean().describe('false: it is not open to them, and not asked of them'),
      isDone: z.boolean(),
      finishTime: time.nullable(),
    }),
  ),
  errors: [],
});

export const remindPack = endpoint({
  method: 'POST',
  path: `${base}/:id/remind`,
  summary: 'Reminds those who are not done; whoever was reminded within twenty hours is left in peace.',
  access,
  input: z.object({ id, memberIds }),
  output: z.object({ remindedCount: count }),
  errors: [],
  idempotent: true,
});

export const withdrawPack = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Takes a pack back from those who are not done; each is told. Audited.',
  access,
  input: z.object({ id, memberIds }),
  output: z.object({ withdrawnCount: count }),
  errors: [],
  idempotent: true,
});

export const markPackDone = endpoint({
  method: 'POST',
  path: `${base}/:id/person/:memberId/done`,
  summary: 'Says by hand that somebody has done a pack, with a reason and evidence; they are told. Audited.',
  access,
  input: z.object({ id, memberId: id, reason, fileIds: z.array(id).max(limits.evidenceFiles).default([]) }),
  output: idOnly,
  errors: ['pack.settled-already', 'sensitive.found'],
  idempotent: true,
});

export const exportPack = endpoint({
  method: 'GET',
  path: `${base}/:id/people/export`,
  summary: 'The same people as a table for a spreadsheet, the filters in its head.',
  access,
  input: z.object(filters),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'study-pack.csv' },
});

export const exportPackWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:id/people/workbook`,
  summary: 'The same as an Excel workbook.',
  access,
  input: z.object(filters),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'study-pack.xlsx' },
});
