import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { examLimits } from '../papers/exam-settings.ts';
import * as fields from './taking-fields.wire.ts';

const base = '/exam/manage';
const { count } = fields;

export const listAttempts = endpoint({
  method: 'GET',
  path: `${base}/:id/attempts`,
  summary: 'The attempts of an exam, latest first, for its managers.',
  access: 'exam.create',
  input: z.object({ ...pagingInput, id, search: text(50).optional().describe('in the name') }),
  output: pageOf(
    fields.attemptHead.extend({
      memberId: id,
      fullName: z.string(),
      closeTime: time,
      extraMinutes: count,
      answeredCount: count,
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
