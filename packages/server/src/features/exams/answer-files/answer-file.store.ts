import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export const answerFilePurpose = 'exam-answer';

export type AnswerFileRow = {
  readonly fileId: string;
  readonly tenantId: string;
  readonly attemptId: string;
  readonly ordinal: number;
  /** Empty: the question itself. */
  readonly partId: string;
  readonly name: string;
  readonly createdAt: Date;
};

/** In the order they came; bounded by what can be attached to each question. */
export const listAnswerFiles = (read: Reads, attemptId: string): Promise<AnswerFileRow[]> =>
  read
    .selectFrom('examAnswerFile')
    .select(['fileId', 'tenantId', 'attemptId', 'ordinal', 'partId', 'name', 'createdAt'])
    .where('attemptId', '=', attemptId)
    .orderBy('createdAt')
    .orderBy('fileId')
    .execute();

export async function insertAnswerFile(tx: Tx, row: AnswerFileRow): Promise<void> {
  await tx.insertInto('examAnswerFile').values(row).execute();
}

type FileKey = { readonly tenantId: string; readonly fileId: string };

/** The exam and the taker of a file, and whether a marker reads the answer it belongs to. */
export const findReaders = (read: Reads, { tenantId, fileId }: FileKey) =>
  read
    .selectFrom('examAnswerFile as attached')
    .innerJoin('examAttempt as attempt', 'attempt.id', 'attached.attemptId')
    .innerJoin('exam', 'exam.id', 'attempt.examId')
    .select(['attempt.examId', 'attempt.memberId', 'attempt.endedAt', 'exam.authorId'])
    .select(
      sql<boolean>`exists (select from exam_marking item where item.attempt_id = attached.attempt_id
        and item.ordinal = attached.ordinal and item.state <> 'void')`.as('isMarked'),
    )
    .where('attached.tenantId', '=', tenantId)
    .where('attached.fileId', '=', fileId)
    .executeTakeFirst();

/** An answer that counts, or one that came too late and may count yet, names the file. */
const isNamed = sql<boolean>`exists (
  select from (select attempt_id, ordinal, answer from exam_answer union all
    select attempt_id, ordinal, answer from exam_late_answer) given
  where given.attempt_id = attached.attempt_id and given.ordinal = attached.ordinal
    and jsonb_path_exists(given.answer, '$.**.fileIds[*] ? (@ == $id)', jsonb_build_object('id', attached.file_id)))`;

/** Files of attempts that ended before, not looked at since. */
export const listUnsettled = (read: Reads, { before, limit }: { readonly before: Date; readonly limit: number }) =>
  read
    .selectFrom('examAnswerFile as attached')
    .innerJoin('examAttempt as attempt', 'attempt.id', 'attached.attemptId')
    .select(['attached.fileId', isNamed.as('isNamed')])
    .where('attached.isSettled', '=', false)
    .where('attempt.endedAt', '<', before)
    .orderBy('attached.createdAt')
    .limit(limit)
    .execute();

export async function updateSettled(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.updateTable('examAnswerFile').set({ isSettled: true }).where('fileId', 'in', fileIds).execute();
}

export async function deleteAnswerFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.deleteFrom('examAnswerFile').where('fileId', 'in', fileIds).execute();
}
