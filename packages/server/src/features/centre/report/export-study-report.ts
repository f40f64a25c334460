import type { ReportTable } from '@shuyuan/contract/centre/report-spans';
import { taskContentKinds } from '@shuyuan/contract/centre/task-content-types';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { readStudyReport } from './read-study-report.ts';
import { type FinishedInput, reportQueryOf } from './report-query-of.ts';
import { reportTexts } from './report-texts.ts';
import { listFinishedRows, type ReportQuery } from './report.store.ts';

type TableInput = FinishedInput & { readonly table: ReportTable };

export const exportStudyReport = async (ctx: Context, input: TableInput) => writeCsv(await tableOf(ctx, input));
export const exportStudyReportWorkbook = async (ctx: Context, input: TableInput) =>
  writeWorkbook(await tableOf(ctx, input));

const atOnce = 200;

async function* finishedRowsOf(ctx: Context, query: ReportQuery): AsyncGenerator<TableRow> {
  const words = reportTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const rows = await listFinishedRows(ctx.read, query, { page, pageSize: atOnce });
    for (const { businessType, title, finishedAt } of rows)
      yield [words[`centre.report.kind.${taskContentKinds[businessType]}`], title, finishedAt];
    isMore = rows.length === atOnce;
  }
}

async function weekRowsOf(ctx: Context, input: FinishedInput): Promise<TableRow[]> {
  const { weeks } = await readStudyReport(ctx, input);
  return weeks.map(({ firstDay, minutes, contentCount }) => [firstDay, minutes, contentCount]);
}

async function tableOf(ctx: Context, { table, ...input }: TableInput): Promise<TableDocument> {
  const words = reportTexts[ctx.language];
  const query = reportQueryOf(ctx, input);
  const facts: [string, string | Date][] = [
    [words['centre.report.asOf'], query.asOf],
    [words['centre.report.from'], query.firstDay],
  ];
  const page = { facts, timeZone: ctx.external.timeZone, isRightToLeft: ctx.language === 'ar' };
  if (table === 'weeks') {
    const headings = [words['centre.weeks.week'], words['centre.weeks.minutes'], words['centre.weeks.contentCount']];
    return { ...page, headings, rows: await weekRowsOf(ctx, input) };
  }
  const { kind } = input;
  if (kind) facts.push([words['centre.column.kind'], words[`centre.report.kind.${kind}`]]);
  const headings = [words['centre.column.kind'], words['centre.column.title'], words['centre.column.finished']];
  return { ...page, headings, rows: finishedRowsOf(ctx, query) };
}
