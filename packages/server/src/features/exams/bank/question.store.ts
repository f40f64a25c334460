import type { Difficulty, ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { ngrams } from '../../../platform/searchable.ts';
import { insertMedia } from './media/question-media.store.ts';

/** The fields its author decides. */
export type QuestionFields = {
  readonly categoryId: string;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly question: ExamQuestion;
  readonly explanation: string;
};

type Writing = { readonly id: string; readonly tenantId: string; readonly authorId: string; readonly at: Date };

const headOf = ({ categoryId, difficulty, tags, question: { kind, text } }: QuestionFields) => ({
  categoryId,
  difficulty,
  tags: [...tags],
  kind,
  text,
  search: sql<string>`array_to_tsvector(${ngrams(text)}::text[])`,
});

async function insertVersion(
  tx: Tx,
  { id, at, question, explanation, ...row }: Writing & QuestionFields & { readonly number: number },
): Promise<void> {
  const { tenantId, authorId, number } = row;
  await tx
    .insertInto('examQuestionVersion')
    .values({ questionId: id, tenantId, authorId, number, body: JSON.stringify(question), explanation, createdAt: at })
    .execute();
  await insertMedia(tx, { questionId: id, version: number, tenantId, question });
}

export async function insertQuestion(tx: Tx, question: Writing & QuestionFields): Promise<void> {
  const { id, tenantId, authorId, at } = question;
  await tx
    .insertInto('examQuestion')
    .values({ id, tenantId, authorId, ...headOf(question), version: 1, createdAt: at, updatedAt: at })
    .execute();
  await insertVersion(tx, { ...question, number: 1 });
}

/** The row is held by whoever writes the next version, so that numbers have no gap and no version is written twice. */
export async function insertNextVersion(
  tx: Tx,
  { version, ...question }: Writing & QuestionFields & { readonly version: number },
): Promise<void> {
  const number = version + 1;
  await tx
    .updateTable('examQuestion')
    .set({ ...headOf(question), version: number, updatedAt: question.at })
    .where('id', '=', question.id)
    .execute();
  await insertVersion(tx, { ...question, number });
}

type RowKey = { readonly tenantId: string; readonly id: string };

const questions = (read: Reads, { tenantId, id }: RowKey) =>
  read
    .selectFrom('examQuestion as entry')
    .select(['entry.id', 'entry.authorId', 'entry.version', 'entry.isRetired', 'entry.categoryId'])
    .select(['entry.tags', sql<Difficulty>`entry.difficulty`.as('difficulty')])
    .where('entry.tenantId', '=', tenantId)
    .where('entry.id', '=', id);

export const lockQuestion = (tx: Tx, place: RowKey) => questions(tx, place).forUpdate('entry').executeTakeFirst();

/** With the key of the version that is asked for, or of the latest. */
export const findQuestion = (read: Reads, { number, ...place }: RowKey & { readonly number: number | undefined }) =>
  questions(read, place)
    .innerJoin('examQuestionVersion as version', 'version.questionId', 'entry.id')
    .innerJoin('member as author', 'author.id', 'version.authorId')
    .select(['version.number', 'version.explanation', 'version.createdAt', 'author.fullName as authorName'])
    // Written by this store alone, from what the contract has parsed.
    .select(sql<ExamQuestion>`version.body`.as('question'))
    .where('version.number', '=', (eb) => (number === undefined ? eb.ref('entry.version') : eb.val(number)))
    .executeTakeFirst();

export async function updateRetired(tx: Tx, id: string, isRetired: boolean): Promise<void> {
  await tx.updateTable('examQuestion').set({ isRetired }).where('id', '=', id).execute();
}
