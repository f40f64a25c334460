import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { reportTexts } from '../../study/index.ts';
import { findPosition } from '../position.store.ts';
import { demandScope, type ReportInput } from './list-path-report.ts';
import { findOrganizationName, listWalks, type ReportQuery } from './report.store.ts';

export const exportPathReport = async (ctx: Context, input: ReportInput) => writeCsv(await tableOf(ctx, input));
export const exportPathReportWorkbook = async (ctx: Context, input: ReportInput) =>
  writeWorkbook(await tableOf(ctx, input));

const peopleAtOnce = 500;

const headings = [
  'positions.column.name',
  'positions.audit.person',
  'positions.audit.organization',
  'positions.audit.joined',
  'positions.column.required',
  'positions.column.done',
  'study.report.column.percentage',
  'positions.audit.state',
  'positions.report.submitted',
  'positions.report.last',
] as const;

async function* rowsOf(ctx: Context, query: ReportQuery, asOf: Date): AsyncGenerator<TableRow> {
  const words = reportTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const rows = await listWalks(ctx.read, query, { asOf, paging: { page, pageSize: peopleAtOnce } });
    for (const row of rows)
      yield [
        row.positionName,
        row.fullName,
        row.organizationName,
        row.openedAt,
        row.requiredCount,
        row.finishedCount,
        row.percentage,
        words[`positions.audit.${row.auditState}`],
        row.submittedAt,
        row.lastAt,
      ];
    isMore = rows.length === peopleAtOnce;
  }
}

/** The instant, and each filter by its name. */
async function factsOf(ctx: Context, input: ReportInput, asOf: Date): Promise<TableDocument['facts']> {
  const words = reportTexts[ctx.language];
  const { tenantId } = ctx.actor;
  const { positionId, organizationId, auditState, search } = input;
  const facts: [string, string | Date][] = [[words['study.report.asOf'], asOf]];
  if (search) facts.push([words['study.report.search'], search]);
  if (positionId !== undefined)
    facts.push([words['positions.column.name'], (await findPosition(ctx.read, tenantId, positionId))?.name ?? '']);
  if (organizationId !== undefined)
    facts.push([words['positions.audit.organization'], await findOrganizationName(ctx.read, tenantId, organizationId)]);
  if (auditState !== undefined) facts.push([words['positions.audit.state'], words[`positions.audit.${auditState}`]]);
  return facts;
}

async function tableOf(ctx: Context, input: ReportInput): Promise<TableDocument> {
  const query = { ...input, ...(await demandScope(ctx)) };
  const asOf = new Date(ctx.now());
  return {
    facts: await factsOf(ctx, input, asOf),
    headings: headings.map((heading) => reportTexts[ctx.language][heading]),
    rows: rowsOf(ctx, query, asOf),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}
