import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { textsOfQuestion } from '@shuyuan/contract/exams/bank/texts-of-question';
import type { Context } from '../../../../platform/context.ts';
import { listKnownTexts, listPictured } from './exchange.store.ts';
import type { FileQuestion } from './parsed-file.ts';

/**
 * Two questions with the same key are one. "What is this?" is asked of many pictures: where there are some, all words
 * count, also those that describe them.
 */
const keyOf = (question: ExamQuestion): string =>
  mediaOf(question).length === 0
    ? question.text
    : JSON.stringify([question.text, ...textsOfQuestion(question).toSorted()]);

/** The questions of a file the bank does not have yet, each once. */
export async function withoutKnown(ctx: Context, all: readonly FileQuestion[]): Promise<FileQuestion[]> {
  const { tenantId } = ctx.actor;
  const texts = all.map(({ question }) => question.text);
  const pictured = all.filter(({ question }) => mediaOf(question).length > 0).map(({ question }) => question.text);
  const known = new Set([
    ...(await listKnownTexts(ctx.read, tenantId, texts)),
    ...(pictured.length === 0 ? [] : await listPictured(ctx.read, tenantId, pictured)).map(keyOf),
  ]);
  return all.filter(({ question }) => {
    const key = keyOf(question);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
