import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { EnrolmentState } from '@shuyuan/contract/training/enrolment-states';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { allOf, countRows } from '../../../platform/count-rows.ts';
import { hasWords } from '../../../platform/search.ts';

export type EnrolmentQuery = {
  readonly classId: string;
  readonly search: string | undefined;
  readonly state: EnrolmentState | undefined;
};

function enrolments(read: Reads, { classId, search = '', state }: EnrolmentQuery) {
  const conditions = hasWords(search, sql`member.search_text`);
  if (state) conditions.push(sql<boolean>`enrolment.state = ${state}`);
  return read
    .selectFrom('classEnrolment as enrolment')
    .innerJoin('member', 'member.id', 'enrolment.memberId')
    .where('enrolment.classId', '=', classId)
    .where(allOf(conditions));
}

/** Applications to decide first, then seats, then those who wait, then who left; each by their number. */
export async function listEnrolmentRows(read: Reads, query: EnrolmentQuery, paging: Paging) {
  const rows = await enrolments(read, query)
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['enrolment.id', 'enrolment.memberId', 'member.fullName', 'organization.name as organizationName'])
    .select(['enrolment.state', 'enrolment.appliedAt', 'enrolment.reason'])
    .select(
      sql<bigint | null>`case enrolment.state when 'waiting' then (select count(*) from class_enrolment before
        where before.class_id = enrolment.class_id and before.state = 'waiting' and before.number <= enrolment.number)
        end`.as('waitingPosition'),
    )
    .orderBy(sql`array_position(array['applied', 'entered', 'enrolled', 'waiting'], enrolment.state) nulls last`)
    .orderBy('enrolment.number')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, total: await countRows(enrolments(read, query)) };
}
