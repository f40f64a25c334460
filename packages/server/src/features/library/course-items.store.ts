import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { LibraryKind } from '@shuyuan/contract/library/library-kinds';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import { titleColumns } from './item.store.ts';

/** The sections the published version of a course opens, with what their items say of it. */
export const listOpenedSections = (read: Reads, courseId: string) =>
  read
    .selectFrom('course')
    .innerJoin('courseSection as section', 'section.versionId', 'course.versionId')
    .innerJoin('member as author', 'author.id', 'course.authorId')
    .innerJoin('file', 'file.id', 'section.fileId')
    .select(['course.tenantId', 'course.authorId', 'author.organizationId', 'course.coverFileId'])
    .select(['course.publishedAt', 'course.introduction', 'section.key', 'section.title', 'section.fileId'])
    .select(sql<FileKind>`file.kind`.as('kind'))
    .where('course.id', '=', courseId)
    .where('course.state', '=', 'published')
    .where('section.isInLibrary', '=', true)
    .orderBy('section.position')
    .execute();

type SectionItem = {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly organizationId: string;
  readonly courseId: string;
  readonly sectionKey: string;
  readonly title: string;
  readonly introduction: string;
  readonly coverFileId: string | null;
  readonly kind: LibraryKind;
  readonly fileId: string;
  readonly publishedAt: Date;
  readonly at: Date;
};

/** One item for each section, whatever versions of its course follow; when it was published first stays. */
export async function saveSectionItem(tx: Tx, { at, title, ...item }: SectionItem): Promise<string> {
  const { introduction, coverFileId, kind, fileId } = item;
  const changing = { ...titleColumns(title), introduction, coverFileId, kind, fileId, updatedAt: at };
  const { id } = await tx
    .insertInto('libraryItem')
    .values({
      ...item,
      ...titleColumns(title),
      state: 'published',
      audience: null,
      allowsDownload: true,
      showsVersions: false,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.columns(['courseId', 'sectionKey']).doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const listTopicsOfCourse = async (read: Reads, courseId: string): Promise<string[]> => {
  const rows = await read
    .selectFrom('courseTopic')
    .select('topicId')
    .where('courseId', '=', courseId)
    .orderBy('topicId')
    .execute();
  return rows.map(({ topicId }) => topicId);
};
