import { z } from 'zod';
import { isDay } from '../kernel/calendar/add-days.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { dayMs } from '../kernel/time-units.ts';
import { workbookType } from '../kernel/workbook-type.ts';
import { recommendKinds } from './recommend-kinds.ts';
import { recommendLimits } from './recommend-limits.ts';
import { recommendReasons } from './recommend-weights.ts';

const base = '/system/recommend';
const kind = z.enum(recommendKinds);
const reason = z.enum(recommendReasons);
const count = z.int().nonnegative();
const day = z.string().max(10).refine(isDay, { error: 'unknown-day' });
const period = z
  .object({ from: day.describe('the first day, by the clock of the installation'), to: day.describe('the last one') })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= recommendLimits.reportMs - dayMs, {
    error: 'wrong-order',
    path: ['to'],
  });
const sums = {
  shown: count.describe('times it stood in an answer'),
  opened: count.describe('people and things: one that is opened again counts once in thirty days'),
  finished: count.describe('of those opened, finished within thirty days'),
};

export const openRecommended = endpoint({
  method: 'POST',
  path: `${base}/opened`,
  summary: 'The caller opened something from a recommendation; nothing is kept of whoever wants no personal ones.',
  access: 'member',
  input: z.object({ kind, id, reason }),
  output: z.object({ kind, id }),
  errors: [],
  rateLimit: { max: 120, per: 'caller' },
});

export const readRecommendReport = endpoint({
  method: 'GET',
  path: `${base}/report`,
  summary: 'How often recommendations were shown, opened and finished in a period, by reason and by kind.',
  access: 'audit.view',
  input: period,
  output: z.object({
    totals: z.object(sums),
    reasons: z.array(z.object({ reason, ...sums })),
    kinds: z.array(z.object({ kind, ...sums })),
  }),
  errors: [],
});

export const exportRecommendReport = endpoint({
  method: 'GET',
  path: `${base}/report/export`,
  summary: 'The same for each reason and kind, as a table for a spreadsheet.',
  access: 'audit.view',
  input: period,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'recommendations.csv' },
});

export const exportRecommendReportWorkbook = endpoint({
  method: 'GET',
  path: `${base}/report/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'audit.view',
  input: period,
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'recommendations.xlsx' },
});
