import { z } from 'zod';
import { isDay } from '../../kernel/calendar/add-days.ts';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../../kernel/paging.wire.ts';
import { dayMs } from '../../kernel/time-units.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { classLimits as limits } from '../class-limits.ts';
import { classCurrencies } from './class-currencies.ts';

const base = '/training/manage';
const count = z.int().nonnegative();
const currency = z.enum(classCurrencies).nullable();
const line = z.object({
  label: text(limits.costLabel, 1),
  amountHundredths: z.int().min(1).max(limits.costHundredths),
});

export const readClassCosts = endpoint({
  method: 'GET',
  path: `${base}/:id/costs`,
  summary: 'The costs of a class with their sum, its planned hours and what it cost for each person who was there.',
  access: 'member',
  input: idOnly,
  output: z.object({
    currency,
    lines: z.array(line),
    costHundredths: count,
    plannedMinutes: count,
    seatCount: count.describe('people with a seat'),
    attendedCount: count.describe('people who were at one meeting at least'),
    attendedMinutes: count.describe('of all people together'),
    perPersonHundredths: count.nullable().describe('null: nobody was there, or it cost nothing'),
    canEdit: z.boolean(),
  }),
  errors: [],
});

export const saveClassCosts = endpoint({
  method: 'PUT',
  path: `${base}/:id/costs`,
  summary: 'All lines of the costs of a class in one currency; also of a class that is over.',
  access: 'member',
  input: z
    .object({ id, currency, lines: z.array(line).max(limits.costs) })
    .refine(({ currency: chosen, lines }) => (chosen === null) === (lines.length === 0), {
      error: 'wrong-currency',
      path: ['currency'],
    }),
  output: z.object({ id }),
  errors: ['class.wrong-state', 'sensitive.found'],
});

export const listClassHours = endpoint({
  method: 'GET',
  path: `${base}/:id/hours`,
  summary: 'The people with a seat, by how long they were there.',
  access: 'member',
  input: z.object({ ...pagingInput, id }),
  output: pageOf(
    z.object({ memberId: id, fullName: z.string(), organizationName: z.string(), attendedMinutes: count }),
  ),
  errors: [],
});

export const exportClassHours = endpoint({
  method: 'GET',
  path: `${base}/:id/hours/export`,
  summary: 'The same as a table for a spreadsheet, with the costs of the class in its first lines.',
  access: 'member',
  input: idOnly,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'class.csv' },
});

export const exportClassHoursWorkbook = endpoint({
  method: 'GET',
  path: `${base}/:id/hours/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'member',
  input: idOnly,
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'class.xlsx' },
});

const day = z.string().max(10).refine(isDay, { error: 'unknown-day' });
const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) <= limits.reportDays * dayMs;
const wrongPeriod = { error: 'wrong-order', path: ['to'] };
const period = {
  from: day.describe('the first day classes begin on, by the clock of the installation'),
  to: day.describe('the last one'),
};

export const listClassReport = endpoint({
  method: 'GET',
  path: `${base}/report`,
  summary:
    'The published classes the caller manages that began in a period, with hours, people and costs, and the sums.',
  access: 'member',
  input: z.object({ ...pagingInput, ...period }).refine(isPeriod, wrongPeriod),
  output: pageOf(
    z.object({
      id,
      title: z.string(),
      startTime: time,
      timeZone: z.string(),
      plannedMinutes: count,
      seatCount: count,
      attendedCount: count,
      attendedMinutes: count,
      currency,
      costHundredths: count,
      perPersonHundredths: count.nullable(),
    }),
  ).extend({
    totals: z.object({
      plannedMinutes: count,
      seatCount: count,
      attendedCount: count,
      attendedMinutes: count,
      costs: z.array(z.object({ currency: z.enum(classCurrencies), costHundredths: count })),
    }),
  }),
  errors: [],
});

export const exportClassReport = endpoint({
  method: 'GET',
  path: `${base}/report/export`,
  summary: 'The same as a table for a spreadsheet.',
  access: 'member',
  input: z.object(period).refine(isPeriod, wrongPeriod),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'classes.csv' },
});

export const exportClassReportWorkbook = endpoint({
  method: 'GET',
  path: `${base}/report/workbook`,
  summary: 'The same as an Excel workbook.',
  access: 'member',
  input: z.object(period).refine(isPeriod, wrongPeriod),
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'classes.xlsx' },
});
