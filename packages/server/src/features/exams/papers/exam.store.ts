import type { ExamPaper } from '@shuyuan/contract/exams/papers/exam-paper';
import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import type { ExamState } from '@shuyuan/contract/exams/papers/exam-states';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

export type ExamFields = {
  readonly name: string;
  readonly introduction: string;
  readonly audience: CourseAudience;
  readonly settings: ExamSettings;
  readonly paper: ExamPaper;
};

export type ExamRow = ExamFields & {
  readonly id: string;
  readonly authorId: string;
  readonly state: ExamState;
  readonly paperId: string | null;
  readonly revision: number;
};

/** As takers know it: as it was published last, whatever its author has written since. */
type PublishedFields = Omit<ExamFields, 'paper'>;
export type PublishedExam = PublishedFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly state: ExamState;
  readonly paperId: string;
  /** Answers wait for a person. */
  readonly isMarking: boolean;
};

export async function listPublishedExams(read: Reads, ids: readonly string[]): Promise<PublishedExam[]> {
  const rows = await read
    .selectFrom('exam')
    .select(['id', 'tenantId', 'state', 'paperId'])
    // Written by `updateExam` alone.
    .select(sql<PublishedFields | null>`exam.published`.as('published'))
    .select(sql<boolean>`exam_waits_for_marker(exam.id)`.as('isMarking'))
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
  return rows.flatMap(({ paperId, published, ...row }) =>
    paperId && published ? [{ ...row, paperId, ...published }] : [],
  );
}

export async function findPublishedExam(read: Reads, tenantId: string, id: string): Promise<PublishedExam | undefined> {
  const exams = await listPublishedExams(read, [id]);
  return exams.find((exam) => exam.tenantId === tenantId);
}

const byId = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('exam')
    .select(['id', 'authorId', 'state', 'name', 'introduction', 'paperId', 'revision'])
    // Written by `insertExam` and `updateExam` alone.
    .select([
      sql<CourseAudience>`exam.audience`.as('audience'),
      sql<ExamSettings>`exam.settings`.as('settings'),
      sql<ExamPaper>`exam.paper`.as('paper'),
    ])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id);

export const findExam = (read: Reads, tenantId: string, id: string): Promise<ExamRow | undefined> =>
  byId(read, tenantId, id).executeTakeFirst();

/** Of two who change an exam at once, the second waits here and reads what the first has left. */
export const lockExam = (tx: Tx, tenantId: string, id: string): Promise<ExamRow | undefined> =>
  byId(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

const instant = (time: number | null): Date | null => (time === null ? null : new Date(time));

const columnsOf = ({ name, introduction, audience, settings, paper }: ExamFields) => ({
  name,
  introduction,
  audience: jsonOf(audience),
  settings: jsonOf(settings),
  paper: jsonOf(paper),
  opensAt: instant(settings.openTime),
  closesAt: instant(settings.closeTime),
});

type NewExam = ExamFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly at: Date;
};

export async function insertExam(tx: Tx, { id, tenantId, authorId, at, ...fields }: NewExam): Promise<void> {
  await tx
    .insertInto('exam')
    .values({ id, tenantId, authorId, ...columnsOf(fields), createdAt: at, updatedAt: at })
    .execute();
}

type Change = {
  readonly id: string;
  readonly at: Date;
  readonly fields?: ExamFields;
  readonly state?: ExamState;
  readonly paperId?: string;
  readonly publishedAt?: Date;
  readonly withdrawnAt?: Date;
  readonly published?: PublishedFields;
};

/** Answers the next revision. */
export async function updateExam(tx: Tx, { id, at, fields, published, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('exam')
    .set({ ...change, ...(fields && columnsOf(fields)), ...(published && { published: jsonOf(published) }) })
    .set({ updatedAt: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
