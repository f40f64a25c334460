import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

export type ManagedQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  /** Only what somebody made or teaches. */
  readonly isOwn: boolean;
  readonly state: CourseState | undefined;
  readonly search: string | undefined;
};

function managed(read: Reads, { tenantId, memberId, isOwn, state, search }: ManagedQuery) {
  const conditions: RawBuilder<boolean>[] = search
    ? matchesSearch(search, sql`course.search_text`, sql`course.search`)
    : [];
  if (isOwn) conditions.push(sql<boolean>`(course.author_id = ${memberId} or course.lecturer_id = ${memberId})`);
  if (state) conditions.push(sql<boolean>`course.state = ${state}`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    // Files of paths and subjects are managed where those are.
    read.selectFrom('course').where('course.tenantId', '=', tenantId).where('course.isFile', '=', false),
  );
}

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .leftJoin('file as cover', 'cover.id', 'course.coverFileId')
    .leftJoin('courseVersion as version', 'version.id', 'course.versionId')
    .select(['course.id', 'course.title', 'course.state', 'course.authorId', 'course.lecturerId', 'course.updatedAt'])
    .select(['cover.path as coverPath', 'version.number as publishedNumber'])
    .select([
      sql<boolean>`exists (
        select from course_version draft where draft.course_id = course.id and draft.published_at is null)`.as(
        'hasDraft',
      ),
    ])
    .orderBy('course.updatedAt', 'desc')
    .orderBy('course.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Whether somebody made or teaches any course. */
export async function managesAny(read: Reads, tenantId: string, memberId: string): Promise<boolean> {
  const query = { tenantId, memberId, isOwn: true, state: undefined, search: undefined };
  return (await managed(read, query).select('course.id').limit(1).executeTakeFirst()) !== undefined;
}
