import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableCell } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { examTexts } from '../exam-texts.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { readExamStatistics } from './read-exam-statistics.ts';

const columns = [
  'question',
  'kind',
  'points',
  'count',
  'facility',
  'spread',
  'discrimination',
  'weight',
  'intended',
  'warnings',
] as const;

const percent = (share: number | null): TableCell => (share === null ? null : { value: share * 100, digits: 2 });
const decimal = (value: number | null): TableCell => (value === null ? null : { value, digits: 2 });
const shown = (value: number | null, digits = 2): string => (value === null ? '—' : value.toFixed(digits));

/** The statistics as a table in the words of the caller: the exam first, then a line for each question. */
async function tableOf(ctx: Context, { id }: { readonly id: string }): Promise<TableDocument> {
  const words = examTexts[ctx.language];
  const { name } = await openManagedExam(ctx, id);
  const { attemptCount, total, consistency, standardError, warnings, items } = await readExamStatistics(ctx, { id });
  return {
    facts: [
      [words['examining.column.name'], name],
      [words['examining.report.asOf'], new Date(ctx.now())],
      [words['examining.statistics.people'], String(attemptCount)],
      [words['examining.statistics.mean'], shown(total?.mean ?? null)],
      [words['examining.statistics.median'], shown(total?.median ?? null)],
      [words['examining.statistics.spread'], shown(total?.standardDeviation ?? null)],
      [words['examining.statistics.consistency'], shown(consistency)],
      [words['examining.statistics.error'], shown(standardError)],
      ...warnings.map((warning): [string, string] => [
        words['examining.statistics.warnings'],
        words[`examining.warning.${warning}`],
      ]),
    ],
    headings: columns.map((column) => words[`examining.statistics.${column}`]),
    rows: items.map((item) => [
      listedText(item.text),
      words[`examining.kind.${item.kind}`],
      item.points,
      item.count,
      percent(item.facility),
      decimal(item.standardDeviation),
      percent(item.discrimination),
      percent(item.effectiveWeight),
      percent(item.intendedWeight),
      item.warnings.map((warning) => words[`examining.itemWarning.${warning}`]).join(' · '),
    ]),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

type Input = { readonly id: string };
export const exportExamStatistics = async (ctx: Context, input: Input) => writeCsv(await tableOf(ctx, input));
export const exportExamStatisticsWorkbook = async (ctx: Context, input: Input) =>
  writeWorkbook(await tableOf(ctx, input));
