import { examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { statusTexts } from './status-texts.ts';
import { examTexts } from '../exam-texts.ts';
import type { AttemptsQuery, ListedAttempt } from './attempt-list.store.ts';
import { listTakers, scoreOfTaker, statusOfTaker } from './list-takers.ts';

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

type Words = (typeof statusTexts)['cn'];

function toTableRow(row: ListedAttempt, now: Date, statusWords: Words): TableRow {
  const status = statusWords[examRecordStatusLabels[statusOfTaker(row, now.getTime())]];
  const score = scoreOfTaker(row);
  if (row.id === null) return [row.fullName, null, null, null, status, null, null, null, null, null];
  return [
    row.fullName,
    row.number,
    row.startedAt,
    row.endedAt,
    status,
    score === null ? null : { value: score / fullMark, digits: 2 },
    row.pointSum,
    Number(row.answeredCount),
    Math.round(Number(row.extraMs) / minuteMs),
    row.receipt,
  ];
}

async function* rowsOf(ctx: Context, query: AttemptsQuery): AsyncGenerator<TableRow> {
  const words = statusTexts[ctx.language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listTakers(ctx.read, query, { page, pageSize: attemptsAtOnce });
    for (const row of rows) yield toTableRow(row, query.now, words);
    isMore = rows.length === attemptsAtOnce;
  }
}

type ExportInput = Omit<AttemptsQuery, 'examId' | 'now' | 'isOpen'> & { readonly id: string };

/** The attempts of an exam as a table in the words of the caller; the exam, the instant and each filter come first. */
async function tableOf(ctx: Context, { id, search, status }: ExportInput): Promise<TableDocument> {
  const { id: examId, name } = await openManagedExam(ctx, id);
  const now = new Date(ctx.now());
  const [words, statusWords] = [examTexts[ctx.language], statusTexts[ctx.language]];
  const facts: [string, string | Date][] = [
    [words['examining.column.name'], name],
    [words['examining.report.asOf'], now],
  ];
  if (search) facts.push([words['examining.attempts.search'], search]);
  if (status !== undefined)
    facts.push([words['examining.attempts.status'], statusWords[examRecordStatusLabels[status]]]);
  return {
    facts,
    headings: columns.map((column) => words[`examining.attempts.${column}`]),
    rows: rowsOf(ctx, { examId, now, search, status }),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  };
}

export const exportAttempts = async (ctx: Context, input: ExportInput) => writeCsv(await tableOf(ctx, input));
export const exportAttemptsWorkbook = async (ctx: Context, input: ExportInput) =>
  writeWorkbook(await tableOf(ctx, input));
