import { countedProgresses } from '@shuyuan/contract/assignments/duty-progresses';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { assignmentTexts } from './assignment-texts.ts';
import { listStarted } from './compliance.store.ts';
import { listUnits } from './duty-report.store.ts';
import { findDutyScope } from './find-duty-scope.ts';
import { instantOf } from './list-duties.ts';
import type { PeopleScope } from '../../people/index.ts';

type ExportInput = { readonly asOf?: number | undefined };

export const exportCompliance = async (ctx: Context, input: ExportInput) => writeCsv(await tableOf(ctx, input));
export const exportComplianceWorkbook = async (ctx: Context, input: ExportInput) =>
  writeWorkbook(await tableOf(ctx, input));

const atOnce = 100;

async function* unitsOf(ctx: Context, query: Query, rule: { id: string; title: string }): AsyncGenerator<TableRow> {
  for (let offset = 0, isMore = true; isMore; offset += atOnce) {
    const { rows } = await listUnits(ctx.read, { ...query, ruleId: rule.id }, { limit: atOnce, offset });
    for (const row of rows) yield [rule.title, row.name, ...countedProgresses.map((progress) => row[progress])];
    isMore = rows.length === atOnce;
  }
}

type Query = { readonly scope: PeopleScope; readonly asOf: Date };

async function* rowsOf(ctx: Context, query: Query): AsyncGenerator<TableRow> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listStarted(ctx.read, query, { page, pageSize: atOnce });
    for (const rule of rows) yield* unitsOf(ctx, query, rule);
    isMore = rows.length === atOnce;
  }
}

async function tableOf(ctx: Context, input: ExportInput): Promise<TableDocument> {
  const query = { scope: await findDutyScope(ctx), asOf: instantOf(ctx, input.asOf) };
  const words = assignmentTexts[ctx.language];
  return {
    facts: [[words['assignments.asOf'], query.asOf]],
    headings: [
      words['assignments.name'],
      words['assignments.unit'],
      ...countedProgresses.map((progress) => words[`assignments.progress.${progress}`]),
    ],
    rows: rowsOf(ctx, query),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}
