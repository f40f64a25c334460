import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { findOrganization } from '../../people/index.ts';
import { openManagedCourse } from '../courses/course.policy.ts';
import { type LearnerRow, listLearners } from './learners.store.ts';
import { queryOf, type ReportInput } from './report-input.ts';
import { reportTexts } from './report-texts.ts';

const columns = [
  'name',
  'organization',
  'status',
  'percentage',
  'run',
  'version',
  'opened',
  'studied',
  'finished',
  'minutes',
  'waiting',
  'mark',
] as const;

const peopleAtOnce = 500;

const toTableRow = (row: LearnerRow, words: (typeof reportTexts)['cn']): TableRow => [
  row.fullName,
  row.organizationName,
  words[finishStatusLabels[row.status]],
  row.percentage,
  row.runNumber,
  row.versionNumber,
  row.openedAt,
  row.studiedAt,
  row.finishedAt,
  { value: Math.round(Number(row.studySeconds) / 6) / 10, digits: 1 },
  Number(row.waitingCount),
  row.mark,
];

/** The course, the instant, and each filter by its name. */
async function factsOf(ctx: Context, title: string, input: ReportInput): Promise<TableDocument['facts']> {
  const words = reportTexts[ctx.language];
  const { search, finishStatus, organizationId } = input;
  const facts: [string, string | Date][] = [
    [words['study.report.course'], title],
    [words['study.report.asOf'], new Date(ctx.now())],
  ];
  if (search) facts.push([words['study.report.search'], search]);
  if (finishStatus !== undefined)
    facts.push([words['study.report.column.status'], words[finishStatusLabels[finishStatus]]]);
  if (organizationId !== undefined) {
    const organization = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
    facts.push([words['study.report.column.organization'], organization?.name ?? '']);
  }
  return facts;
}

async function* rowsOf(ctx: Context, input: ReportInput): AsyncGenerator<TableRow> {
  const words = reportTexts[ctx.language];
  const asOf = new Date(ctx.now());
  for (let page = 1, isMore = true; isMore; page += 1) {
    const paging = { page, pageSize: peopleAtOnce };
    const rows = await listLearners(ctx.read, queryOf(input), { asOf, paging });
    for (const row of rows) yield toTableRow(row, words);
    isMore = rows.length === peopleAtOnce;
  }
}

/** The report on learners as a table in the words of the caller. */
async function tableOf(ctx: Context, input: ReportInput): Promise<TableDocument> {
  const { title } = await openManagedCourse(ctx, input.id);
  const words = reportTexts[ctx.language];
  return {
    facts: await factsOf(ctx, title, input),
    headings: columns.map((column) => words[`study.report.column.${column}`]),
    rows: rowsOf(ctx, input),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportLearners = async (ctx: Context, input: ReportInput) => writeCsv(await tableOf(ctx, input));
export const exportLearnersWorkbook = async (ctx: Context, input: ReportInput) =>
  writeWorkbook(await tableOf(ctx, input));
