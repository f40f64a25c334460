import { type ExchangeFormat, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../../platform/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { listCategories } from '../category.store.ts';
import type { QuestionFilters } from '../question-list.store.ts';
import { categoryTree } from './category-tree.ts';
import { listForExport } from './exchange.store.ts';
import { writeGift } from './gift/write-gift.ts';
import { writeMoodle } from './moodle/write-moodle.ts';
import { hasAllFiles, readMediaFiles } from './media/read-media-files.ts';
import { writeQuestionTable } from './table/write-question-table.ts';

/** The questions of a list, all of them, in a form that can be imported again; keys leave the house, so the trail has it. */
export async function exportQuestions(
  ctx: Context,
  { format, ...filters }: QuestionFilters & { readonly format: ExchangeFormat },
) {
  const { read, language } = ctx;
  const { tenantId } = ctx.actor;
  const max = exchangeLimits.exported;
  const rows = await listForExport(read, { tenantId, ...filters }, max);
  demand(rows.length <= max, 'exam.export-too-many', { max });
  const tree = categoryTree(await listCategories(read, tenantId));
  // Moodle's files hold pictures; the others do not, and a question about one makes no sense without it.
  const files = await readMediaFiles(ctx, format === 'moodle' ? rows : []);
  const all = rows.map(({ categoryId, ...row }) => ({ ...row, category: tree.pathOf(categoryId) ?? [] }));
  const questions = all.filter(({ question }) => hasAllFiles(question, files));
  const writers = {
    table: () => writeQuestionTable(questions, language),
    gift: () => writeGift(questions),
    moodle: () => writeMoodle(questions, files),
  };
  const { text, leftOut: unwritten } = writers[format]();
  const reason = format === 'moodle' ? ('file' as const) : ('media' as const);
  const withoutFiles = all.filter(({ question }) => !hasAllFiles(question, files));
  const leftOut = [...withoutFiles.map((question) => ({ question, reason })), ...unwritten];
  const questionCount = rows.length - leftOut.length;
  const entry = {
    tenantId,
    action: 'exam-bank.exported',
    subject: { kind: 'exam-bank', id: tenantId },
    after: { format, questionCount, ...(filters.search && { search: filters.search }) },
  };
  if (questionCount > 0) await ctx.inTransaction((tx) => recordAudit(tx, ctx, entry));
  const named = leftOut
    .slice(0, exchangeLimits.problems)
    .map(({ question: { id, question }, reason: why }) => ({ id, text: question.text, reason: why }));
  return { text, questionCount, leftOutCount: leftOut.length, leftOut: named };
}
