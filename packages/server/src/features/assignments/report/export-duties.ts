import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { findOrganization } from '../../people/index.ts';
import { assignmentTexts } from './assignment-texts.ts';
import { type DutyQuery, type DutyRow, listDutyPage } from './duty-report.store.ts';
import { openReport } from './find-duty-scope.ts';
import { type DutyFilters, dutyQueryOf } from './list-duties.ts';

export const exportDuties = async (ctx: Context, input: DutyFilters) => writeCsv(await tableOf(ctx, input));
export const exportDutiesWorkbook = async (ctx: Context, input: DutyFilters) =>
  writeWorkbook(await tableOf(ctx, input));

const peopleAtOnce = 1_000;

async function* rowsOf(ctx: Context, query: DutyQuery): AsyncGenerator<TableRow> {
  const words = assignmentTexts[ctx.language];
  let last: DutyRow | undefined;
  do {
    const rows = await listDutyPage(ctx.read, query, { after: last ?? null, limit: peopleAtOnce });
    for (const { fullName, organizationName, progress, dueAt, changedAt } of rows)
      // The last moment of the day it is due: the first of the next would name another day.
      yield [
        fullName,
        organizationName,
        words[`assignments.progress.${progress}`],
        new Date(dueAt.getTime() - 1),
        changedAt,
      ];
    last = rows.length === peopleAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

async function tableOf(ctx: Context, input: DutyFilters): Promise<TableDocument> {
  const query = await dutyQueryOf(ctx, input);
  const { rule } = await openReport(ctx, input.id);
  const words = assignmentTexts[ctx.language];
  const { progress, organizationId, search, asOf } = query;
  const facts: [string, string | Date][] = [
    [words['assignments.name'], rule.title],
    [words['assignments.asOf'], asOf],
  ];
  if (search) facts.push([words['assignments.people.find'], search]);
  if (progress) facts.push([words['assignments.progress'], words[`assignments.progress.${progress}`]]);
  if (organizationId !== undefined) {
    const place = await findOrganization(ctx.read, rule.tenantId, organizationId);
    facts.push([words['assignments.unit'], place?.name ?? '']);
  }
  return {
    facts,
    headings: [
      words['assignments.person'],
      words['assignments.unit'],
      words['assignments.progress'],
      words['assignments.dueTime'],
      words['assignments.changed'],
    ],
    rows: rowsOf(ctx, query),
    timeZone: rule.deadline.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}
