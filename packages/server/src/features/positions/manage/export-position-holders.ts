import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { reportTexts } from '../../study/index.ts';
import { listHolders } from './holder.store.ts';
import { demandPosition } from './position.policy.ts';

const peopleAtOnce = 500;

const headings = [
  'positions.audit.person',
  'positions.audit.organization',
  'positions.audit.joined',
  'positions.column.required',
  'positions.column.done',
  'study.report.column.percentage',
  'positions.audit.state',
] as const;

async function* rowsOf(ctx: Context, positionId: string, asOf: Date): AsyncGenerator<TableRow> {
  const words = reportTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const rows = await listHolders(ctx.read, { positionId, asOf, paging: { page, pageSize: peopleAtOnce } });
    for (const row of rows)
      yield [
        row.fullName,
        row.organizationName,
        row.since,
        row.requiredCount ?? 0,
        row.finishedCount ?? 0,
        row.percentage ?? 0,
        words[`positions.audit.${row.auditState ?? 'none'}`],
      ];
    isMore = rows.length === peopleAtOnce;
  }
}

/** Everybody with the position and how far they are, as a table in the words of the caller. */
async function tableOf(ctx: Context, { id }: { id: string }): Promise<TableDocument> {
  const { name } = await demandPosition(ctx, id);
  const words = reportTexts[ctx.language];
  const asOf = new Date(ctx.now());
  return {
    facts: [
      [words['positions.column.name'], name],
      [words['study.report.asOf'], asOf],
    ],
    headings: headings.map((heading) => words[heading]),
    rows: rowsOf(ctx, id, asOf),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportPositionHolders = async (ctx: Context, input: { id: string }) => writeCsv(await tableOf(ctx, input));
export const exportPositionHoldersWorkbook = async (ctx: Context, input: { id: string }) =>
  writeWorkbook(await tableOf(ctx, input));
