import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { askedMediaOf, mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { cleaningStates, isReadableByOthers } from '@shuyuan/contract/files/cleaning';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../../platform/db.ts';

export const mediaPurpose = 'exam-question';

type Version = {
  readonly questionId: string;
  readonly version: number;
  readonly tenantId: string;
  readonly question: ExamQuestion;
};

/** The files of a version that is written. */
export async function insertMedia(tx: Tx, { question, ...version }: Version): Promise<void> {
  const fileIds = [...new Set(mediaOf(question).map(({ fileId }) => fileId))];
  if (fileIds.length === 0) return;
  const asked = new Set(askedMediaOf(question).map(({ fileId }) => fileId));
  await tx
    .insertInto('examQuestionMedia')
    .values(fileIds.map((fileId) => ({ ...version, fileId, isKey: !asked.has(fileId) })))
    .execute();
}

type VersionKey = { readonly questionId: string; readonly version: number };

const unreadable = cleaningStates.filter((state) => !isReadableByOthers(state));

/** Those of these versions that show a file nobody but its author reads: it is being cleaned, or could not be. */
export const listUnready = (read: Reads, tenantId: string, versions: readonly VersionKey[]): Promise<VersionKey[]> =>
  read
    .selectFrom('examQuestionMedia as shown')
    .innerJoin('file', 'file.id', 'shown.fileId')
    .select(['shown.questionId', 'shown.version'])
    .distinct()
    .where('shown.tenantId', '=', tenantId)
    .where('file.cleaning', 'in', unreadable)
    .where(
      sql<boolean>`(shown.question_id, shown.version) in (select * from unnest(
        ${versions.map(({ questionId }) => questionId)}::text[], ${versions.map(({ version }) => version)}::integer[]))`,
    )
    .execute();

type ReaderQuery = { readonly tenantId: string; readonly memberId: string; readonly fileId: string };

type AskedAttempt = {
  readonly examId: string;
  readonly settings: ExamSettings;
  readonly closesAt: Date;
  readonly endedAt: Date | null;
  /** The paper has the file in explanations alone. */
  readonly isKey: boolean;
};

/** Attempts of a person whose paper shows a file, latest first. Looked for among the person's own: a hall has thousands. */
export const listAskedAttempts = (read: Reads, { tenantId, memberId, fileId }: ReaderQuery): Promise<AskedAttempt[]> =>
  read
    .selectFrom(
      sql<AskedAttempt>`(with own as materialized (
      select id, exam_id, settings, closes_at, ended_at, started_at from exam_attempt
      where tenant_id = ${tenantId} and member_id = ${memberId} order by started_at desc limit 500
    )
    select own.exam_id as "examId", own.settings, own.closes_at as "closesAt", own.ended_at as "endedAt",
      asked.is_key as "isKey"
    from own cross join lateral (select bool_and(shown.is_key) as is_key
      from exam_attempt_question asked join exam_question_media shown using (question_id, version)
      where asked.attempt_id = own.id and shown.file_id = ${fileId}) asked
    where asked.is_key is not null
    order by own.started_at desc limit 20)`.as('asked'),
    )
    .selectAll()
    .execute();

/** Whether an answer to a question with this file waits for a marker, or has one, in an exam the person marks. */
export async function isMarked(read: Reads, { tenantId, memberId, fileId }: ReaderQuery): Promise<boolean> {
  const { found } = await read
    .selectNoFrom(
      sql<boolean>`exists (select from exam_question_media shown
        join exam_marking item on item.question_id = shown.question_id and item.version = shown.version
        join exam_marker marker on marker.exam_id = item.exam_id
        where shown.tenant_id = ${tenantId} and shown.file_id = ${fileId} and marker.member_id = ${memberId}
          and item.state <> 'void')`.as('found'),
    )
    .executeTakeFirstOrThrow();
  return found;
}

/** Questions that show a file in their latest version. */
export async function listQuestionsWith(read: Reads, { tenantId, fileId }: Omit<ReaderQuery, 'memberId'>) {
  const rows = await read
    .selectFrom('examQuestionMedia as shown')
    .innerJoin('examQuestion as entry', (join) =>
      join.onRef('entry.id', '=', 'shown.questionId').onRef('entry.version', '=', 'shown.version'),
    )
    .select('entry.id')
    .where('shown.tenantId', '=', tenantId)
    .where('shown.fileId', '=', fileId)
    .execute();
  return rows.map(({ id }) => id);
}
