import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

type ManagedQuery = {
  readonly tenantId: string;
  /** Only what this person brought; null: everything. */
  readonly authorId: string | null;
  readonly search: string | undefined;
  readonly state: CourseState | undefined;
};

function managed(read: Reads, { tenantId, authorId, search, state }: ManagedQuery) {
  const conditions = search ? matchesSearch(search, sql`item.search_text`, sql`item.search`) : [];
  if (authorId !== null) conditions.push(sql<boolean>`item.author_id = ${authorId}`);
  if (state) conditions.push(sql<boolean>`item.state = ${state}`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('libraryItem as item').where('item.tenantId', '=', tenantId).where('item.courseId', 'is', null),
  );
}

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .innerJoin('member as author', 'author.id', 'item.authorId')
    .select(['item.id', 'item.title', 'item.kind', 'item.state', 'item.updatedAt', 'author.fullName as authorName'])
    .select(
      sql<number>`(select max(version.number) from library_version version where version.item_id = item.id)`.as(
        'versionNumber',
      ),
    )
    .orderBy('item.updatedAt', 'desc')
    .orderBy('item.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
