import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { ClassState } from '@shuyuan/contract/training/class-states';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { allOf, countRows } from '../../../platform/count-rows.ts';
import { hasWords } from '../../../platform/search.ts';
import { evaluatesUntil } from '../class.store.ts';

type ManagedQuery = {
  readonly tenantId: string;
  /** Only what this person made or teaches; null: everything. */
  readonly managerId: string | null;
  readonly search: string | undefined;
  readonly state: ClassState | undefined;
};

function managed(read: Reads, { tenantId, managerId, search = '', state }: ManagedQuery) {
  const conditions = hasWords(search, sql`training_class.search_text`);
  if (managerId !== null)
    conditions.push(sql<boolean>`${managerId} in (training_class.author_id, training_class.teacher_id)`);
  conditions.push(
    state ? sql<boolean>`training_class.state = ${state}` : sql<boolean>`training_class.state <> 'archived'`,
  );
  return read.selectFrom('trainingClass').where('trainingClass.tenantId', '=', tenantId).where(allOf(conditions));
}

/** Last changed first. */
export async function listManaged(read: Reads, query: ManagedQuery, paging: Paging) {
  const rows = await managed(read, query)
    .innerJoin('member as teacher', 'teacher.id', 'trainingClass.teacherId')
    .select(['trainingClass.id', 'trainingClass.title', 'trainingClass.kind', 'trainingClass.classType'])
    .select(['trainingClass.state', 'trainingClass.opensAt', 'trainingClass.closesAt', 'trainingClass.startsAt'])
    .select(['trainingClass.endsAt', 'trainingClass.timeZone', 'trainingClass.seats', 'trainingClass.seatsTaken'])
    .select(['teacher.fullName as teacherName'])
    .select(evaluatesUntil)
    .select(
      sql<bigint>`(select count(*) from class_enrolment waiting
        where waiting.class_id = training_class.id and waiting.state = 'waiting')`.as('waitingCount'),
    )
    .select(
      sql<bigint>`(select count(*) from class_enrolment applied
        where applied.class_id = training_class.id and applied.state = 'applied')`.as('appliedCount'),
    )
    .orderBy('trainingClass.updatedAt', 'desc')
    .orderBy('trainingClass.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: await countRows(managed(read, query)) };
}
