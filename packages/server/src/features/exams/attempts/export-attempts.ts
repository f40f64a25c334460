import { examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { recordStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { statusTexts } from './status-texts.ts';
import { examTexts } from '../exam-texts.ts';
import { type AttemptsQuery, listAttemptsOf } from './attempt-list.store.ts';

const columns = [
  'person',
  'number',
  'started',
  'ended',
  'status',
  'mark',
  'full',
  'answered',
  'extra',
  'receipt',
] as const;

const attemptsAtOnce = 500;

type AttemptRow = Awaited<ReturnType<typeof listAttemptsOf>>['rows'][number];

function toTableRow(row: AttemptRow, statusWords: (typeof statusTexts)['cn']): TableRow {
  const isMarked = row.result !== null && row.result !== 'marking';
  return [
    row.fullName,
    row.number,
    row.startedAt,
    row.endedAt,
    statusWords[examRecordStatusLabels[recordStatusOf({ result: row.result, isMarkShown: true })]],
    isMarked && row.score !== null ? { value: row.score / fullMark, digits: 2 } : null,
    row.pointSum,
    Number(row.answeredCount),
    Math.round(Number(row.extraMs) / minuteMs),
    row.receipt,
  ];
}

async function* rowsOf(ctx: Context, query: AttemptsQuery): AsyncGenerator<TableRow> {
  const words = statusTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listAttemptsOf(ctx.read, query, { page, pageSize: attemptsAtOnce });
    for (const row of rows) yield toTableRow(row, words);
    isMore = rows.length === attemptsAtOnce;
  }
}

type ExportInput = Omit<AttemptsQuery, 'examId'> & { readonly id: string };

/** The attempts of an exam as a table in the words of the caller; the exam, the instant and each filter come first. */
async function tableOf(ctx: Context, { id, search, status }: ExportInput): Promise<TableDocument> {
  const { id: examId, name } = await openManagedExam(ctx, id);
  const [words, statusWords] = [examTexts[ctx.language], statusTexts[ctx.language]];
  const facts: [string, string | Date][] = [
    [words['examining.column.name'], name],
    [words['examining.report.asOf'], new Date(ctx.now())],
  ];
  if (search) facts.push([words['examining.attempts.search'], search]);
  if (status !== undefined)
    facts.push([words['examining.attempts.status'], statusWords[examRecordStatusLabels[status]]]);
  return {
    facts,
    headings: columns.map((column) => words[`examining.attempts.${column}`]),
    rows: rowsOf(ctx, { examId, search, status }),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportAttempts = async (ctx: Context, input: ExportInput) => writeCsv(await tableOf(ctx, input));
export const exportAttemptsWorkbook = async (ctx: Context, input: ExportInput) =>
  writeWorkbook(await tableOf(ctx, input));
