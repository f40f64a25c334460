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
  const conditions = search ? hasWords(search, sql`certificate.search_text`) : [];
  if (authorId !== null) conditions.push(sql<boolean>`certificate.author_id = ${authorId}`);
  if (state) conditions.push(sql<boolean>`certificate.state = ${state}`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('certificate').where('certificate.tenantId', '=', tenantId),
  );
}

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .innerJoin('member as author', 'author.id', 'certificate.authorId')
    .select(['certificate.id', 'certificate.title', 'certificate.kind', 'certificate.state', 'certificate.updatedAt'])
    .select('author.fullName as authorName')
    .select(
      sql<bigint>`(select count(*) from certificate_requirement asked
        where asked.certificate_id = certificate.id)`.as('requirementCount'),
    )
    .orderBy('certificate.updatedAt', 'desc')
    .orderBy('certificate.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
