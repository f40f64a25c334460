import type { ExamState } from '@shuyuan/contract/exams/papers/exam-states';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

type ManagedQuery = {
  readonly tenantId: string;
  /** Only what this person made; null: everything. */
  readonly authorId: string | null;
  readonly search: string | undefined;
  readonly state: ExamState | undefined;
};

function managed(read: Reads, { tenantId, authorId, search, state }: ManagedQuery) {
  const conditions = search ? hasWords(search, sql`exam.search_text`) : [];
  if (authorId !== null) conditions.push(sql<boolean>`exam.author_id = ${authorId}`);
  conditions.push(state ? sql<boolean>`exam.state = ${state}` : sql<boolean>`exam.state <> 'archived'`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('exam').where('exam.tenantId', '=', tenantId),
  );
}

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .innerJoin('member as author', 'author.id', 'exam.authorId')
    .select(['exam.id', 'exam.name', 'exam.state', 'exam.updatedAt', 'author.fullName as authorName'])
    .select(['exam.opensAt', 'exam.closesAt'])
    .select([
      sql<bigint>`(select count(*) from exam_attempt attempt
        where attempt.exam_id = exam.id and attempt.number = 1)`.as('takerCount'),
      sql<bigint>`(select count(*) from exam_attempt attempt
        where attempt.exam_id = exam.id and attempt.ended_at is null)`.as('midwayCount'),
    ])
    .orderBy('exam.updatedAt', 'desc')
    .orderBy('exam.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
