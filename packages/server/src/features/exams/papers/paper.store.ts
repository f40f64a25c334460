import type { Difficulty, ExamQuestion, ExamQuestionKind } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { PoolQuestion } from '@shuyuan/contract/exams/papers/draw-paper';
import type { ExamPaper, PaperQuestion } from '@shuyuan/contract/exams/papers/exam-paper';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Questions that can be drawn from these categories, at most as many of each kind as the longest paper needs. */
export async function listPool(read: Reads, tenantId: string, categoryIds: readonly string[]) {
  return read
    .with('ranked', (db) =>
      db
        .selectFrom('examQuestion as entry')
        .select(['entry.id as questionId', 'entry.version', 'entry.categoryId'])
        .select(sql<Difficulty>`entry.difficulty`.as('difficulty'))
        .select(
          sql<number>`row_number() over (partition by entry.category_id, entry.difficulty
            order by entry.updated_at desc, entry.id)::integer`.as('rank'),
        )
        .where('entry.tenantId', '=', tenantId)
        .where('entry.isRetired', '=', false)
        .where(sql<boolean>`entry.category_id = any(${[...categoryIds]}::text[])`),
    )
    .selectFrom('ranked')
    .select(['questionId', 'version', 'categoryId', 'difficulty'])
    .where('rank', '<=', examLimits.poolPerCell)
    .orderBy('questionId')
    .execute();
}

/** Of these questions of a company, with their latest version. */
export const listHeads = (read: Reads, tenantId: string, questionIds: readonly string[]) =>
  read
    .selectFrom('examQuestion')
    .select(['id as questionId', 'text', 'version as latestVersion', 'isRetired'])
    .select(sql<ExamQuestionKind>`kind`.as('kind'))
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`id = any(${[...questionIds]}::text[])`)
    .execute();

type VersionKey = Pick<PaperQuestion, 'questionId' | 'version'>;

const isOneOf = (versions: readonly VersionKey[]) =>
  sql<boolean>`(version.question_id, version.number) in (select * from unnest(
    ${versions.map(({ questionId }) => questionId)}::text[], ${versions.map(({ version }) => version)}::integer[]))`;

/** Versions with their keys. */
export const listVersions = (read: Reads, tenantId: string, versions: readonly VersionKey[]) =>
  read
    .selectFrom('examQuestionVersion as version')
    .select(['version.questionId', 'version.number as version', 'version.explanation'])
    // Written by the bank alone, from what the contract has parsed.
    .select(sql<ExamQuestion>`version.body`.as('question'))
    .where('version.tenantId', '=', tenantId)
    .where(isOneOf(versions))
    .execute();

export async function findPaperNumber(read: Reads, paperId: string): Promise<number> {
  const query = read.selectFrom('examPaper').select('number').where('id', '=', paperId);
  return (await query.executeTakeFirstOrThrow()).number;
}

type NewPaper = {
  readonly id: string;
  readonly tenantId: string;
  readonly examId: string;
  readonly definition: ExamPaper;
  readonly pool: readonly PoolQuestion[];
  readonly publishedBy: string;
  readonly at: Date;
};

/** A statement has 65,535 parameters at most. */
const rowsAtOnce = 1_000;

/** The next paper of an exam, whose row is locked: numbers have no gap. */
export async function insertPaper(tx: Tx, { pool, definition, at, ...paper }: NewPaper): Promise<number> {
  const { id: paperId, tenantId, examId } = paper;
  const { number } = await tx
    .insertInto('examPaper')
    .values({
      ...paper,
      definition: JSON.stringify(definition),
      publishedAt: at,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from exam_paper where exam_id = ${examId})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const rows = pool.map((question, ordinal) => ({
    ...question,
    rules: [...question.rules],
    paperId,
    tenantId,
    ordinal,
  }));
  for (let done = 0; done < rows.length; done += rowsAtOnce)
    await tx
      .insertInto('examPaperQuestion')
      .values(rows.slice(done, done + rowsAtOnce))
      .execute();
  return number;
}

/** Whether somebody wrote a version that is on a paper. */
export async function hasWrittenFor(read: Reads, key: { readonly paperId: string; readonly memberId: string }) {
  const written = await read
    .selectFrom('examPaperQuestion as pinned')
    .innerJoin('examQuestionVersion as version', (join) =>
      join.onRef('version.questionId', '=', 'pinned.questionId').onRef('version.number', '=', 'pinned.version'),
    )
    .select('pinned.questionId')
    .where('pinned.paperId', '=', key.paperId)
    .where('version.authorId', '=', key.memberId)
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}
