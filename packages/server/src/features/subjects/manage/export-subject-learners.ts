import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { findOrganization } from '../../people/index.ts';
import { reportTexts } from '../../study/index.ts';
import { openManagedSubject } from '../subject.policy.ts';
import { type LearnerRow, type LearnersQuery, listLearners } from './learners.store.ts';
import { queryOf, type ReportInput } from './list-subject-learners.ts';
import { subjectTexts } from './subject-texts.ts';

const columns = [
  'name',
  'organization',
  'status',
  'percentage',
  'mark',
  'exempt',
  'joined',
  'due',
  'finished',
] as const;

const peopleAtOnce = 500;

const toTableRow = (row: LearnerRow, words: (typeof reportTexts)['cn']): TableRow => [
  row.fullName,
  row.organizationName,
  words[finishStatusLabels[row.status]],
  row.percentage,
  row.mark,
  Number(row.exemptCount),
  row.openedAt,
  row.dueAt,
  row.finishedAt,
];

/** The subject, the instant, and each filter by its name. */
async function factsOf(ctx: Context, title: string, query: LearnersQuery): Promise<TableDocument['facts']> {
  const [words, study] = [subjectTexts[ctx.language], reportTexts[ctx.language]];
  const { search, finishStatus, organizationId } = query;
  const facts: [string, string | Date][] = [
    [words['subjects.column.title'], title],
    [study['study.report.asOf'], query.asOf],
  ];
  if (search) facts.push([study['study.report.search'], search]);
  if (finishStatus !== undefined)
    facts.push([words['subjects.report.status'], study[finishStatusLabels[finishStatus]]]);
  if (organizationId !== undefined) {
    const organization = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
    facts.push([words['subjects.report.organization'], organization?.name ?? '']);
  }
  return facts;
}

async function* rowsOf(ctx: Context, query: LearnersQuery): AsyncGenerator<TableRow> {
  const words = reportTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const rows = await listLearners(ctx.read, query, { page, pageSize: peopleAtOnce });
    for (const row of rows) yield toTableRow(row, words);
    isMore = rows.length === peopleAtOnce;
  }
}

/** The report on learners as a table in the words of the caller. */
async function tableOf(ctx: Context, input: ReportInput): Promise<TableDocument> {
  const { id: subjectId, title } = await openManagedSubject(ctx, input.id);
  const words = subjectTexts[ctx.language];
  const query = { ...queryOf(input), subjectId, asOf: new Date(ctx.now()) };
  return {
    facts: await factsOf(ctx, title, query),
    headings: columns.map((column) => words[`subjects.report.${column}`]),
    rows: rowsOf(ctx, query),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportSubjectLearners = async (ctx: Context, input: ReportInput) => writeCsv(await tableOf(ctx, input));
export const exportSubjectLearnersWorkbook = async (ctx: Context, input: ReportInput) =>
  writeWorkbook(await tableOf(ctx, input));
