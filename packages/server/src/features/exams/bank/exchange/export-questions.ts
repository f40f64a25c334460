import { type ExchangeFormat, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../../platform/context.ts';
import { listCategories } from '../category.store.ts';
import type { QuestionFilters } from '../question-list.store.ts';
import { categoryTree } from './category-tree.ts';
import { listForExport } from './exchange.store.ts';
import { writeGift } from './gift/write-gift.ts';
import { writeMoodle } from './moodle/write-moodle.ts';
import { writeQuestionTable } from './table/write-question-table.ts';

/** The questions of a list, all of them, in a form that can be imported again. */
export async function exportQuestions(
  { read, actor: { tenantId }, language }: Context,
  { format, ...filters }: QuestionFilters & { readonly format: ExchangeFormat },
) {
  const max = exchangeLimits.exported;
  const rows = await listForExport(read, { tenantId, ...filters }, max);
  demand(rows.length <= max, 'exam.export-too-many', { max });
  const tree = categoryTree(await listCategories(read, tenantId));
  const questions = rows.map(({ categoryId, ...row }) => ({ ...row, category: tree.pathOf(categoryId) ?? [] }));
  const writers = {
    table: () => writeQuestionTable(questions, language),
    gift: () => writeGift(questions),
    moodle: () => writeMoodle(questions),
  };
  const { text, leftOutCount } = writers[format]();
  return { text, questionCount: rows.length - leftOutCount, leftOutCount };
}
