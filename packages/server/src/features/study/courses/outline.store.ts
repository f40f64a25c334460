import type { CourseSectionType } from '@shuyuan/contract/study/courses/section-kinds';
import type { SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type VersionRow = { readonly id: string; readonly number: number; readonly publishedAt: Date | null };

/** The latest version of a course: its draft where there is one. */
export const findLatestVersion = (read: Reads, courseId: string): Promise<VersionRow | undefined> =>
  read
    .selectFrom('courseVersion')
    .select(['id', 'number', 'publishedAt'])
    .where('courseId', '=', courseId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findVersion = (read: Reads, id: string): Promise<VersionRow> =>
  read
    .selectFrom('courseVersion')
    .select(['id', 'number', 'publishedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type NewVersion = {
  readonly id: string;
  readonly tenantId: string;
  readonly courseId: string;
  readonly number: number;
};

export async function insertVersion(tx: Tx, { at, ...version }: NewVersion & { at: Date }): Promise<void> {
  await tx
    .insertInto('courseVersion')
    .values({ ...version, createdAt: at })
    .execute();
}

/** `by`: null where nobody published it, but the item of the library it shows has another file. */
export async function publishVersion(tx: Tx, id: string, { at, by }: { at: Date; by: string | null }): Promise<void> {
  await tx.updateTable('courseVersion').set({ publishedAt: at, publishedBy: by }).where('id', '=', id).execute();
}

/** A section as it is stored: exactly one of file, text, link and other content. */
export type SectionRow = {
  readonly key: string;
  readonly type: CourseSectionType;
  readonly title: string;
  readonly isRequired: boolean;
  /** Open to those who have not paid for the course. */
  readonly isFree: boolean;
  /** Of homework: finished by handing it in. */
  readonly isDoneOnSubmit: boolean;
  /** Also read outside of the course (ROUTE-35). */
  readonly isInLibrary: boolean;
  readonly fileId: string | null;
  /** Of homework: documents to do it with. */
  readonly taskFileIds: readonly string[];
  readonly text: string | null;
  readonly url: string | null;
  /** A survey, a live, an exam or a class. */
  readonly contentId: string | null;
  /** At seconds of what is played, with their keys. */
  readonly questions: readonly SectionQuestion[];
  readonly unitCount: number | null;
};
export type ChapterRow = { readonly id: string; readonly title: string; readonly sections: readonly SectionRow[] };

type NewOutline = {
  readonly tenantId: string;
  readonly versionId: string;
  readonly chapters: readonly ChapterRow[];
  readonly newId: () => string;
};

/** In place of whatever the draft had; a published version refuses (`refuse_published`). */
export async function replaceOutline(tx: Tx, { tenantId, versionId, chapters, newId }: NewOutline): Promise<void> {
  await tx.deleteFrom('courseChapter').where('versionId', '=', versionId).execute();
  if (chapters.length === 0) return;
  await tx
    .insertInto('courseChapter')
    .values(chapters.map(({ id, title }, position) => ({ id, tenantId, versionId, position, title })))
    .execute();
  const sections = chapters.flatMap(({ id, sections: own }) => own.map((section) => ({ chapterId: id, section })));
  if (sections.length === 0) return;
  await tx
    .insertInto('courseSection')
    .values(
      sections.map(({ chapterId, section: { contentId, questions, taskFileIds, ...section } }, position) => ({
        ...section,
        taskFileIds: [...taskFileIds],
        questions: JSON.stringify(questions),
        surveyId: section.type === SectionType.survey ? contentId : null,
        liveId: section.type === SectionType.live ? contentId : null,
        examId: section.type === SectionType.exam ? contentId : null,
        classId: section.type === SectionType.faceToFace ? contentId : null,
        id: newId(),
        tenantId,
        versionId,
        chapterId,
        position,
      })),
    )
    .execute();
}

export async function updateUnitCount(
  tx: Tx,
  { versionId, key, unitCount }: { versionId: string; key: string; unitCount: number },
): Promise<void> {
  await tx
    .updateTable('courseSection')
    .set({ unitCount })
    .where('versionId', '=', versionId)
    .where('key', '=', key)
    .execute();
}

type TaskFile = { readonly id: string; readonly name: string; readonly path: string };
export type OutlineSection = Omit<SectionRow, 'taskFileIds'> & {
  readonly fileName: string | null;
  readonly contentTitle: string | null;
  /** It is an exam or a class that is not published. */
  readonly isAway: boolean;
  readonly taskFiles: TaskFile[];
};
export type OutlineChapter = { readonly id: string; readonly title: string; readonly sections: OutlineSection[] };

const toSection = (row: OutlineSection): OutlineSection => ({
  key: row.key,
  type: row.type,
  title: row.title,
  isRequired: row.isRequired,
  isFree: row.isFree,
  isDoneOnSubmit: row.isDoneOnSubmit,
  isInLibrary: row.isInLibrary,
  fileId: row.fileId,
  text: row.text,
  url: row.url,
  contentId: row.contentId,
  questions: row.questions,
  unitCount: row.unitCount,
  fileName: row.fileName,
  taskFiles: row.taskFiles,
  contentTitle: row.contentTitle,
  isAway: row.isAway,
});

/** In the order their author gave them. */
export const taskFilesOf = sql<TaskFile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', given.id, 'name', given.name, 'path', '/files/' || given.path)
    order by array_position(section.task_file_ids, given.id)), '[]')
  from file given where given.id = any (section.task_file_ids))`;

/** Chapters in their order, each with its sections in theirs. */
export async function listOutline(read: Reads, versionId: string): Promise<OutlineChapter[]> {
  const chapters = await read
    .selectFrom('courseChapter')
    .select(['id', 'title'])
    .where('versionId', '=', versionId)
    .orderBy('position')
    .execute();
  const sections = await read
    .selectFrom('courseSection as section')
    .leftJoin('file', 'file.id', 'section.fileId')
    .leftJoin('survey', 'survey.id', 'section.surveyId')
    .leftJoin('live', 'live.id', 'section.liveId')
    .leftJoin('exam', 'exam.id', 'section.examId')
    .leftJoin('trainingClass as training', 'training.id', 'section.classId')
    .select(['section.chapterId', 'section.key', 'section.type', 'section.title', 'section.isRequired'])
    .select([
      'section.isFree',
      'section.isDoneOnSubmit',
      'section.isInLibrary',
      'section.fileId',
      'section.text',
      'section.url',
      'section.unitCount',
      'file.name as fileName',
    ])
    .select([
      sql<string | null>`coalesce(section.survey_id, section.live_id, section.exam_id, section.class_id)`.as(
        'contentId',
      ),
      sql<readonly SectionQuestion[]>`section.questions`.as('questions'),
      sql<string | null>`coalesce(survey.title, live.subject, exam.name, training.title)`.as('contentTitle'),
      sql<boolean>`coalesce(exam.state <> 'published', training.state <> 'published', false)`.as('isAway'),
      taskFilesOf.as('taskFiles'),
    ])
    .where('section.versionId', '=', versionId)
    .orderBy('section.position')
    .execute();
  return chapters.map(({ id, title }) => ({
    id,
    title,
    sections: sections.filter(({ chapterId }) => chapterId === id).map(toSection),
  }));
}

/** Whether any version of a course has homework: people midway may learn an earlier one. */
export async function hasHomework(read: Reads, courseId: string): Promise<boolean> {
  const row = await read
    .selectFrom('courseSection')
    .innerJoin('courseVersion', 'courseVersion.id', 'courseSection.versionId')
    .select('courseSection.key')
    .where('courseVersion.courseId', '=', courseId)
    .where('courseSection.type', '=', SectionType.homework)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The files any version of a course shows. */
export async function listCourseFiles(read: Reads, courseId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('courseSection')
    .innerJoin('courseVersion', 'courseVersion.id', 'courseSection.versionId')
    .select(sql<string | null>`unnest(array_append(task_file_ids, file_id))`.as('fileId'))
    .distinct()
    .where('courseVersion.courseId', '=', courseId)
    .where(sql<boolean>`(file_id is not null or task_file_ids <> '{}')`)
    .execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
