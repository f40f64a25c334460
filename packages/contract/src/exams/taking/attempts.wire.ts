import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { examLimits } from '../papers/exam-settings.ts';
import { managedStatuses } from './attempt-result.ts';
import * as fields from './taking-fields.wire.ts';

const base = '/exam/manage';
const { count } = fields;
const attemptsQuery = {
  id,
  search: text(50).optional().describe('in the name'),
  status: z.literal(managedStatuses).optional(),
};
const open = { isOpen: z.boolean().optional().describe('true: only attempts that have not ended, heard of or not') };

export const listAttempts = endpoint({
  method: 'GET',
  path: `${base}/:id/attempts`,
  summary:
    'The attempts of an exam, latest first, for its managers; behind them, once its window is over, those it was for who never began.',
  access: 'exam.create',
  input: z.object({ ...pagingInput, ...attemptsQuery, ...open }),
  output: pageOf(
    fields.attemptHead.extend({
      id: id.nullable().describe('null, as the times: absent'),
      startTime: time.nullable(),
      memberId: id,
      fullName: z.string(),
      closeTime: time.nullable(),
      heardTime: time.nullable().describe('the last sign of the page that answers; null: nobody answers'),
      extraMinutes: count,
      answeredCount: count,
      receipt: z.string().nullable().describe('null: open, or not ended by the taker'),
      hasLateAnswers: z.boolean().describe('came after the end and were kept, but not marked'),
      attentionCount: count.describe('moments that were noted'),
    }),
  ),
  errors: [],
});

export const giveExtraTime = endpoint({
  method: 'POST',
  path: `${base}/:id/extra-time`,
  summary: 'More minutes for one person, for attempts to come and at once for one that is open.',
  access: 'exam.create',
  input: z.object({ id, memberId: id, minutes: z.int().min(1).max(examLimits.lengthMinutes) }),
  output: z.object({ extraMinutes: count, closeTime: time.nullable().describe('of the open attempt') }),
  errors: ['course.unknown-person'],
  idempotent: true,
});

export const giveBackTime = endpoint({
  method: 'POST',
  path: `${base}/:id/outages`,
  summary: 'Gives everybody who was answering the time an outage took; said again, it changes nothing.',
  access: 'exam.create',
  input: z.object({ id, startTime: time, endTime: time }),
  output: z.object({ attemptCount: count, reopenedCount: count.describe('the clock had ended them meanwhile') }),
  errors: ['exam.wrong-outage'],
});

export const findOutage = endpoint({
  method: 'GET',
  path: `${base}/:id/outages/last`,
  summary:
    'The longest silence of the last day while people were answering, to be given back; none: nothing was silent.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({ outage: z.object({ startTime: time, endTime: time }).nullable() }),
  errors: [],
});

export const exportAttempts = endpoint({
  method: 'GET',
  path: `${base}/:id/attempts/export`,
  summary: 'The same as a table for a spreadsheet; its first lines say what was filtered.',
  access: 'exam.create',
  input: z.object(attemptsQuery),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'attempts.csv' },
});

export const exportAttemptsWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:id/attempts/workbook`,
  summary: 'The same as an Excel workbook: numbers and times are numbers and times.',
  access: 'exam.create',
  input: z.object(attemptsQuery),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'attempts.xlsx' },
});

export const endAttempt = endpoint({
  method: 'POST',
  path: `${base}/:id/attempts/:attemptId/end`,
  summary: 'Ends an attempt that is open, with every answer that was acknowledged; there is no receipt.',
  access: 'exam.create',
  input: z.object({ id, attemptId: id }),
  output: z.object({ status: fields.recordStatus }),
  errors: ['exam.handed-in'],
});
