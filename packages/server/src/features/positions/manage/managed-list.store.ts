import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

type ManagedQuery = {
  readonly tenantId: string;
  readonly search: string | undefined;
  readonly state: CourseState | undefined;
};

function managed(read: Reads, { tenantId, search, state }: ManagedQuery) {
  const conditions = search ? hasWords(search, sql`position.search_text`) : [];
  if (state) conditions.push(sql<boolean>`position.state = ${state}`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('position').where('position.tenantId', '=', tenantId),
  );
}

type NamesQuery = Omit<ManagedQuery, 'state'> & { readonly limit: number };

/** Those that can be given, by name. */
export const listNames = (read: Reads, { limit, ...query }: NamesQuery) =>
  managed(read, { ...query, state: undefined })
    .where('position.state', '<>', 'archived')
    .select(['position.id', 'position.name'])
    .orderBy('position.name')
    .orderBy('position.id')
    .limit(limit)
    .execute();

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .leftJoin('positionVersion as version', 'version.id', 'position.versionId')
    .select(['position.id', 'position.name', 'position.state', 'position.learnSequence', 'position.updatedAt'])
    .select('version.number as publishedNumber')
    .select([
      sql<boolean>`exists (select from position_version draft
        where draft.position_id = position.id and draft.published_at is null)`.as('hasDraft'),
      sql<bigint>`(select count(*) from position_holder holder
        where holder.position_id = position.id and holder.until is null)`.as('holderCount'),
      sql<bigint>`(select count(*) from position_run run where run.position_id = position.id
        and run.closed_at is null and run.audit_state = 'agreed')`.as('agreedCount'),
      sql<bigint>`(select count(*) from position_run run where run.position_id = position.id
        and run.closed_at is null and run.is_finished)`.as('finishedCount'),
    ])
    .orderBy('position.updatedAt', 'desc')
    .orderBy('position.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
