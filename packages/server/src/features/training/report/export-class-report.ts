import type { Context } from '../../../platform/context.ts';
import type { DecimalCell, TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { type PeriodInput, reportQueryOf } from './report-query-of.ts';
import { listReported, type ReportQuery, sumReported } from './report.store.ts';
import { reportView } from './report-view.ts';
import { teachingTexts } from './teaching-texts.ts';

const columns = ['title', 'start', 'planned', 'seats', 'attended', 'hours', 'currency', 'cost', 'perPerson'] as const;
const classesAtOnce = 200;

const decimal = (value: number): DecimalCell => ({ value, digits: 2 });

const toTableRow = (one: ReturnType<typeof reportView>): TableRow => [
  one.title,
  new Date(one.startTime),
  decimal(one.plannedMinutes / 60),
  one.seatCount,
  one.attendedCount,
  decimal(one.attendedMinutes / 60),
  one.currency,
  decimal(one.costHundredths / 100),
  one.perPersonHundredths === null ? null : decimal(one.perPersonHundredths / 100),
];

/** The classes, and below them the sums: one line for each currency. */
async function* rowsOf(ctx: Context, query: ReportQuery): AsyncGenerator<TableRow> {
  for (let offset = 0, isMore = true; isMore; offset += classesAtOnce) {
    const rows = await listReported(ctx.read, query, { limit: classesAtOnce, offset });
    for (const row of rows) yield toTableRow(reportView(row));
    isMore = rows.length === classesAtOnce;
  }
  const { totals } = await sumReported(ctx.read, query);
  const word = teachingTexts[ctx.language]['teaching.report.total'];
  const [planned, hours] = [decimal(totals.plannedMinutes / 60), decimal(totals.attendedMinutes / 60)];
  const people = [planned, totals.seatCount, totals.attendedCount, hours];
  yield [word, null, ...people, null, null, null];
  for (const { currency, costHundredths } of totals.costs)
    yield [word, null, null, null, null, null, currency, decimal(costHundredths / 100), null];
}

function tableOf(ctx: Context, period: PeriodInput): TableDocument {
  const words = teachingTexts[ctx.language];
  return {
    facts: [
      [words['teaching.report.from'], period.from],
      [words['teaching.report.to'], period.to],
    ],
    headings: columns.map((column) => words[`teaching.report.${column}`]),
    rows: rowsOf(ctx, reportQueryOf(ctx, period)),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportClassReport = async (ctx: Context, period: PeriodInput) => writeCsv(tableOf(ctx, period));
export const exportClassReportWorkbook = async (ctx: Context, period: PeriodInput) =>
  writeWorkbook(tableOf(ctx, period));
