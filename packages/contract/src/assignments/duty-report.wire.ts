import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { maxPageSize } from '../kernel/paging.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { assignmentState, count, dutyProgress } from './assignment-fields.wire.ts';

const base = '/assignment/report';

/** The filters of the people of a rule, the same on the page and in its files. */
const filters = {
  id,
  asOf: time.optional().describe('as it was at this instant; absent: now'),
  progress: dutyProgress.optional(),
  organizationId: id.optional().describe('where they belonged then, with everything below it'),
  search: text(50).optional().describe('in the names of people'),
};
const counts = z.object({ overdue: count, due: count, done: count, exempt: count, paused: count, closed: count });

export const readDutyRule = endpoint({
  method: 'GET',
  path: `${base}/rule/:id`,
  summary: 'A rule as its page shows it, for those who manage all courses and for directors of somebody it is for.',
  access: 'subordinate.view',
  input: z.object({ id }),
  output: z.object({
    id,
    title: z.string(),
    introduction: z.string(),
    state: assignmentState,
    timeZone: z.string(),
    graceDays: count,
    recurrenceMonths: count.nullable(),
    itemTitles: z.array(z.string()),
    can: z.object({ edit: z.boolean() }),
  }),
  errors: [],
});

export const listDuties = endpoint({
  method: 'GET',
  path: `${base}/rule/:id/people`,
  summary:
    'The people of a rule at an instant, due first, and how many there are of each kind; a director’s own people.',
  access: 'subordinate.view',
  input: z.object({
    ...filters,
    after: text(100).optional().describe('`next` of the page before'),
    pageSize: z.int().min(1).max(maxPageSize).default(20),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id,
        person: z.object({ id, fullName: z.string() }),
        organizationName: z.string(),
        progress: dutyProgress,
        dueTime: time,
        changeTime: time,
      }),
    ),
    counts: counts.describe('of everybody the other filters leave, whatever the page'),
    next: z.string().nullable().describe('null: the last page'),
  }),
  errors: [],
});

export const exportDuties = endpoint({
  method: 'GET',
  path: `${base}/rule/:id/people/export`,
  summary: 'The same as a table for a spreadsheet, the filters in its head.',
  access: 'subordinate.view',
  input: z.object(filters),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'required-training.csv' },
});

export const exportDutiesWorkbook = endpoint({
  method: 'GET',
  path: `${base}/rule/:id/people/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'subordinate.view',
  input: z.object(filters),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'required-training.xlsx' },
});

export const listCompliance = endpoint({
  method: 'GET',
  path: `${base}/compliance`,
  summary: 'Every rule that was active by an instant, with how many people were how far then; a director’s own people.',
  access: 'subordinate.view',
  input: z.object({ ...pagingInput, asOf: filters.asOf }),
  output: pageOf(z.object({ id, title: z.string(), state: assignmentState, counts })),
  errors: [],
});

export const listUnitCompliance = endpoint({
  method: 'GET',
  path: `${base}/rule/:id/units`,
  summary: 'The same of one rule by the unit people belonged to at that instant, by name.',
  access: 'subordinate.view',
  input: z.object({ ...pagingInput, id, asOf: filters.asOf }),
  output: pageOf(z.object({ id, name: z.string(), counts })),
  errors: [],
});

export const exportCompliance = endpoint({
  method: 'GET',
  path: `${base}/compliance/export`,
  summary: 'Every rule by unit at an instant, as a table for a spreadsheet.',
  access: 'subordinate.view',
  input: z.object({ asOf: filters.asOf }),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'compliance.csv' },
});

export const exportComplianceWorkbook = endpoint({
  method: 'GET',
  path: `${base}/compliance/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'subordinate.view',
  input: z.object({ asOf: filters.asOf }),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'compliance.xlsx' },
});
