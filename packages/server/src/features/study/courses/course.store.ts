import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';
import { ngrams, searchable } from '../../../platform/searchable.ts';

export type CourseRow = {
  readonly id: string;
  readonly authorId: string;
  readonly lecturerId: string | null;
  readonly state: CourseState;
  readonly title: string;
  readonly introduction: string;
  readonly coverFileId: string | null;
  readonly canSkip: boolean;
  readonly thresholdPercent: number;
  readonly maxSpeedPercent: number;
  readonly audience: CourseAudience;
  readonly versionId: string | null;
  /** Of a path or a subject; it stands in no list. */
  readonly isFile: boolean;
  /** The item of the library it shows. */
  readonly libraryItemId: string | null;
  readonly revision: number;
  readonly scoreSum: number;
  readonly scoreCount: number;
  readonly publishedAt: Date | null;
};

const course = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('course')
    .select(['id', 'authorId', 'lecturerId', 'state', 'title', 'introduction', 'coverFileId'])
    .select(['canSkip', 'thresholdPercent', 'maxSpeedPercent'])
    // Written by `insertCourse` and `updateCourse` alone.
    .select(sql<CourseAudience>`course.audience`.as('audience'))
    .select(['versionId', 'isFile', 'libraryItemId', 'revision', 'scoreSum', 'scoreCount', 'publishedAt'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id);

export const findCourse = (read: Reads, tenantId: string, id: string): Promise<CourseRow | undefined> =>
  course(read, tenantId, id).executeTakeFirst();

/** Of two who change a course at once, the second waits here and reads what the first has left. */
export const lockCourse = (tx: Tx, tenantId: string, id: string): Promise<CourseRow | undefined> =>
  course(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

export type CourseFields = Pick<
  CourseRow,
  | 'title'
  | 'introduction'
  | 'coverFileId'
  | 'lecturerId'
  | 'canSkip'
  | 'thresholdPercent'
  | 'maxSpeedPercent'
  | 'audience'
>;

const columnsOf = ({ audience, ...fields }: CourseFields) => ({
  ...fields,
  audience: jsonOf(audience),
  searchText: searchable(fields.title),
  search: sql<string>`array_to_tsvector(${ngrams(fields.title)}::text[])`,
});

type NewCourse = {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly fields: CourseFields;
  readonly at: Date;
};

export async function insertCourse(tx: Tx, { id, tenantId, authorId, fields, at }: NewCourse): Promise<void> {
  await tx
    .insertInto('course')
    .values({ id, tenantId, authorId, ...columnsOf(fields), createdAt: at, updatedAt: at })
    .execute();
}

type Save = { readonly id: string; readonly at: Date };

/** The number of the save, for whoever saves next. */
export async function touchCourse(tx: Tx, { id, at }: Save): Promise<number> {
  const { revision } = await tx
    .updateTable('course')
    .set({ revision: sql`revision + 1`, updatedAt: at })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function updateCourse(tx: Tx, { id, at, fields }: Save & { fields: CourseFields }): Promise<number> {
  await tx.updateTable('course').set(columnsOf(fields)).where('id', '=', id).execute();
  return touchCourse(tx, { id, at });
}

type Change = { readonly state: CourseState; readonly versionId?: string; readonly publishedAt?: Date };

export async function updateCourseState(tx: Tx, { id, at, ...change }: Save & Change): Promise<number> {
  await tx.updateTable('course').set(change).where('id', '=', id).execute();
  return touchCourse(tx, { id, at });
}

export async function saveCourseTopics(
  tx: Tx,
  { tenantId, courseId, topicIds }: { tenantId: string; courseId: string; topicIds: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('courseTopic').where('courseId', '=', courseId).execute();
  if (topicIds.length === 0) return;
  await tx
    .insertInto('courseTopic')
    .values(topicIds.map((topicId) => ({ tenantId, courseId, topicId })))
    .execute();
}

export type CourseTopic = { readonly courseId: string; readonly id: string; readonly name: string };

export const listCourseTopics = async (read: Reads, courseIds: readonly string[]): Promise<CourseTopic[]> =>
  courseIds.length === 0
    ? []
    : read
        .selectFrom('courseTopic')
        .innerJoin('topic', 'topic.id', 'courseTopic.topicId')
        .select(['courseTopic.courseId', 'topic.id', 'topic.name'])
        .where('courseTopic.courseId', 'in', courseIds)
        .orderBy('topic.name')
        .execute();

export const listPeople = async (read: Reads, tenantId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : read
        .selectFrom('member')
        .select(['id', 'fullName', 'portrait'])
        .where('tenantId', '=', tenantId)
        .where('id', 'in', ids)
        .execute();
