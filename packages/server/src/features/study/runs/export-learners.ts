import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
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
] as const;

const peopleAtOnce = 500;

function writerOf({ language, external }: Context) {
  const words = reportTexts[language];
  // The Swedish way of writing a time is the one every spreadsheet reads as a time.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: external.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const time = (at: Date | null): string => (at === null ? '' : format.format(at));
  const cells = (row: LearnerRow): string[] => [
    row.fullName,
    row.organizationName,
    words[finishStatusLabels[row.status]],
    String(row.percentage),
    String(row.runNumber),
    String(row.versionNumber),
    time(row.openedAt),
    time(row.studiedAt),
    time(row.finishedAt),
    (Number(row.studySeconds) / 60).toFixed(1),
  ];
  return { words, time, cells };
}

/** The first lines of the table: the course, the instant, and each filter by its name. */
async function headOf(ctx: Context, { title, input }: { title: string; input: ReportInput }): Promise<string> {
  const { words, time } = writerOf(ctx);
  const { search, finishStatus, organizationId } = input;
  const lines = [
    [words['study.report.course'], title],
    [words['study.report.asOf'], time(new Date(ctx.now()))],
  ];
  if (search) lines.push([words['study.report.search'], search]);
  if (finishStatus !== undefined)
    lines.push([words['study.report.column.status'], words[finishStatusLabels[finishStatus]]]);
  if (organizationId !== undefined) {
    const organization = await findOrganization(ctx.read, ctx.actor.tenantId, organizationId);
    lines.push([words['study.report.column.organization'], organization?.name ?? '']);
  }
  const names = columns.map((column) => words[`study.report.column.${column}`]);
  return [...lines, [], names].map(tableLine).join('');
}

async function* linesOf(ctx: Context, head: string, input: ReportInput): AsyncGenerator<string> {
  const { cells } = writerOf(ctx);
  const asOf = new Date(ctx.now());
  yield byteOrderMark + head;
  for (let page = 1, isMore = true; isMore; page += 1) {
    const paging = { page, pageSize: peopleAtOnce };
    const rows = await listLearners(ctx.read, queryOf(input), { asOf, paging });
    yield rows.map((row) => tableLine(cells(row))).join('');
    isMore = rows.length === peopleAtOnce;
  }
}

/** The report on learners as a table in the words of the caller. */
export async function exportLearners(ctx: Context, input: ReportInput): Promise<AsyncIterable<string>> {
  const { title } = await openManagedCourse(ctx, input.id);
  return linesOf(ctx, await headOf(ctx, { title, input }), input);
}
