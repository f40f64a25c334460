import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { auditState, progressOut } from './position-fields.wire.ts';

const base = '/course-study/position-report';

/** The filters of the report, the same on the page and in its files. */
const filters = {
  positionId: id.optional(),
  organizationId: id.optional().describe('with everything below it'),
  auditState: auditState.optional(),
  search: text(50).optional().describe('in the names of people'),
};

export const findPathReport = endpoint({
  method: 'GET',
  path: base,
  summary: 'Whether the caller has people to report on, and the positions these have.',
  access: 'member',
  input: z.object({}),
  output: z.object({ can: z.object({ report: z.boolean() }), positions: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
});

export const listPathReport = endpoint({
  method: 'GET',
  path: `${base}/list`,
  summary: 'The open paths of everybody below the caller, who directs them; all of them for whoever manages paths.',
  access: 'member',
  input: z.object({ ...pagingInput, ...filters }),
  output: pageOf(
    z.object({
      progressId: id,
      positionId: id,
      positionName: z.string(),
      memberId: id,
      fullName: z.string(),
      organizationName: z.string(),
      joinTime: time,
      ...progressOut,
      auditState,
      submitTime: time.nullable().describe('when it was handed in last'),
      lastTime: time.nullable().describe('when anything of it was begun or finished last'),
    }),
  ),
  errors: [],
});

export const exportPathReport = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The same as a table for a spreadsheet, the filters in its head.',
  access: 'member',
  input: z.object(filters),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'paths.csv' },
});

export const exportPathReportWorkbook = endpoint({
  method: 'GET',
  path: `${base}/workbook`,
  summary: 'The same as an Excel workbook: numbers and times are numbers and times.',
  access: 'member',
  input: z.object(filters),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'paths.xlsx' },
});
