import type { Difficulty, ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';
import { filteredQuestions, type QuestionFilters } from '../question-list.store.ts';

/** Questions of one text with different pictures, at most. */
const maxPictured = 5_000;

/** Those of these texts that questions of the bank have, word by word. */
export async function listKnownTexts(read: Reads, tenantId: string, texts: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('examQuestion')
    .select('text')
    .distinct()
    .where('tenantId', '=', tenantId)
    .where('isRetired', '=', false)
    .where('text', '=', sql<string>`any(${texts}::text[])`)
    .execute();
  return rows.map(({ text }) => text);
}

/** The latest versions of questions with these texts that show pictures or sounds. */
export async function listPictured(read: Reads, tenantId: string, texts: readonly string[]): Promise<ExamQuestion[]> {
  const rows = await read
    .selectFrom('examQuestion as entry')
    .innerJoin('examQuestionVersion as version', (join) =>
      join.onRef('version.questionId', '=', 'entry.id').onRef('version.number', '=', 'entry.version'),
    )
    // Written by the store of questions alone, from what the contract has parsed.
    .select(sql<ExamQuestion>`version.body`.as('question'))
    .where('entry.tenantId', '=', tenantId)
    .where('entry.isRetired', '=', false)
    .where('entry.text', '=', sql<string>`any(${texts}::text[])`)
    .where(
      sql<boolean>`exists (select from exam_question_media shown
        where shown.question_id = version.question_id and shown.version = version.number)`,
    )
    .limit(maxPictured)
    .execute();
  return rows.map(({ question }) => question);
}

/** The latest versions of the questions a list shows, by category; one more than the limit says that there are more. */
export const listForExport = (
  read: Reads,
  { tenantId, ...filters }: QuestionFilters & { readonly tenantId: string },
  limit: number,
) =>
  filteredQuestions(read, tenantId, filters)
    .innerJoin('examQuestionVersion as version', (join) =>
      join.onRef('version.questionId', '=', 'entry.id').onRef('version.number', '=', 'entry.version'),
    )
    .select(['entry.id', 'entry.categoryId', 'entry.tags', 'version.explanation'])
    .select(sql<Difficulty>`entry.difficulty`.as('difficulty'))
    // Written by the store of questions alone, from what the contract has parsed.
    .select(sql<ExamQuestion>`version.body`.as('question'))
    .orderBy('entry.categoryId')
    .orderBy('entry.id')
    .limit(limit + 1)
    .execute();
