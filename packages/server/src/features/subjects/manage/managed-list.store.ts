import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

type ManagedQuery = {
  readonly tenantId: string;
  /** Only what this person made; null: everything. */
  readonly authorId: string | null;
  readonly search: string | undefined;
  readonly state: CourseState | undefined;
};

function managed(read: Reads, { tenantId, authorId, search, state }: ManagedQuery) {
  const conditions = search ? hasWords(search, sql`subject.search_text`) : [];
  if (authorId !== null) conditions.push(sql<boolean>`subject.author_id = ${authorId}`);
  if (state) conditions.push(sql<boolean>`subject.state = ${state}`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('subject').where('subject.tenantId', '=', tenantId),
  );
}

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .innerJoin('member as author', 'author.id', 'subject.authorId')
    .leftJoin('subjectVersion as version', 'version.id', 'subject.versionId')
    .select(['subject.id', 'subject.title', 'subject.state', 'subject.updatedAt', 'author.fullName as authorName'])
    .select('version.number as publishedNumber')
    .select(
      sql<boolean>`exists (select from subject_version draft
        where draft.subject_id = subject.id and draft.published_at is null)`.as('hasDraft'),
    )
    .orderBy('subject.updatedAt', 'desc')
    .orderBy('subject.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
