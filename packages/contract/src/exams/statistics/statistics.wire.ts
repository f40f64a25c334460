import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.wire.ts';
import { id, idOnly } from '../../kernel/fields.wire.ts';
import { workbookType } from '../../kernel/workbook-type.ts';
import { examQuestionKinds } from '../bank/exam-question-kinds.ts';
import { examWarnings, histogramBars, itemWarnings } from './item-warnings.ts';

const base = '/exam/manage/:id/statistics';
const count = z.int().nonnegative();
const share = z.number().nullable().describe('of 1; null: it cannot be said');
const points = z.number();

const item = z.object({
  questionId: id,
  version: z.int().positive(),
  text: z.string(),
  kind: z.enum(examQuestionKinds),
  points,
  count: count.describe('people who were asked it'),
  facility: z.number(),
  standardDeviation: z.number().nullable(),
  discrimination: share,
  effectiveWeight: share,
  intendedWeight: z.number(),
  warnings: z.array(z.enum(itemWarnings)),
});

export const readExamStatistics = endpoint({
  method: 'GET',
  path: base,
  summary: 'How the questions of an exam worked: of its paper, over the first marked attempt of each person.',
  access: 'exam.create',
  input: idOnly,
  output: z.object({
    attemptCount: count,
    waitingCount: count.describe('not marked yet, and not counted'),
    otherCount: count.describe('of earlier papers, and not counted'),
    passedCount: count.nullable().describe('null: nobody passes or fails'),
    pointSum: count,
    total: z
      .object({ mean: points, median: points, lowest: points, highest: points, standardDeviation: points.nullable() })
      .nullable()
      .describe('null: nobody is counted'),
    histogram: z.array(count).length(histogramBars).describe('people by tenths of all points'),
    consistency: share,
    standardError: z.number().nullable().describe('in points: how far a total may lie from what somebody knows'),
    warnings: z.array(z.enum(examWarnings)),
    items: z.array(item),
  }),
  errors: [],
});

export const exportExamStatistics = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The same as a table for a spreadsheet, a line for each question.',
  access: 'exam.create',
  input: idOnly,
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'statistics.csv' },
});

export const exportExamStatisticsWorkbook = endpoint({
  method: 'GET',
  path: `${base}/workbook`,
  summary: 'The same as an Excel workbook: numbers are numbers.',
  access: 'exam.create',
  input: idOnly,
  output: z.custom<Blob>(),
  errors: [],
  download: { type: workbookType, fileName: 'statistics.xlsx' },
});
