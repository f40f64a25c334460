import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { reportSpans, reportTables } from './report-spans.ts';
import { finishedKinds } from './task-content-types.ts';

const base = '/centre/report';
const count = z.int().nonnegative();
const kind = z.enum(finishedKinds);
const span = { weeks: z.literal(reportSpans).default(12).describe('this week and those before it') };
const filters = { ...span, kind: kind.optional() };

export const readStudyReport = endpoint({
  method: 'GET',
  path: base,
  summary: 'What the caller learned, week by week, and how much of each kind they finished (CENTRE-01).',
  access: 'member',
  input: z.object(span),
  output: z.object({
    minutes: count,
    dayCount: count.describe('days with any learning'),
    counts: z.record(kind, count).describe('what was finished; a course as often as it was finished'),
    weeks: z.array(
      z.object({
        firstDay: z.string().describe('its Monday, where the company is'),
        minutes: count,
        contentCount: count.describe('contents that were finished'),
      }),
    ),
  }),
  errors: [],
});

export const listFinished = endpoint({
  method: 'GET',
  path: `${base}/finished`,
  summary: 'What the caller finished in some weeks, the last one first.',
  access: 'member',
  input: z.object({ ...pagingInput, ...filters }),
  output: pageOf(z.object({ kind, id, title: z.string(), finishTime: time, isOpen: z.boolean() })),
  errors: [],
});

const tableInput = z.object({ ...filters, table: z.enum(reportTables) });

export const exportStudyReport = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The weeks of the report, or what was finished, as a table for a spreadsheet.',
  access: 'member',
  input: tableInput,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'study-report.csv' },
});

export const exportStudyReportWorkbook = endpoint({
  method: 'GET',
  path: `${base}/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'member',
  input: tableInput,
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'study-report.xlsx' },
});
