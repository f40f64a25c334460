import type { Difficulty, ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';
import { filteredQuestions, type QuestionFilters } from '../question-list.store.ts';

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
    .select(['entry.categoryId', 'entry.tags', 'version.explanation'])
    .select(sql<Difficulty>`entry.difficulty`.as('difficulty'))
    // Written by the store of questions alone, from what the contract has parsed.
    .select(sql<ExamQuestion>`version.body`.as('question'))
    .orderBy('entry.categoryId')
    .orderBy('entry.id')
    .limit(limit + 1)
    .execute();
