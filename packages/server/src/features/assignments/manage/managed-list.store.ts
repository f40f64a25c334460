import type { AssignmentState } from '@shuyuan/contract/assignments/assignment-states';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';
import { type PeopleScope, isWithin } from '../../people/index.ts';

type ManagedQuery = {
  readonly scope: PeopleScope;
  readonly search: string | undefined;
  readonly state: AssignmentState | undefined;
};

const personOf = sql<string>`duty.member_id`;
/** Duties of the people of a scope. */
const within = (scope: PeopleScope) =>
  sql.join([sql<boolean>`true`, ...isWithin(scope, personOf)], sql<boolean>` and `);

function managed(read: Reads, { scope, search, state }: ManagedQuery) {
  const conditions = search ? hasWords(search, sql`rule.search_text`) : [];
  if (state) conditions.push(sql<boolean>`rule.state = ${state}`);
  if (scope.organizationIds !== null)
    conditions.push(sql<boolean>`exists (select from assignment_duty duty where duty.rule_id = rule.id
      and ${within(scope)})`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('assignmentRule as rule').where('rule.tenantId', '=', scope.tenantId),
  );
}

type ListOptions = { readonly paging: Paging; readonly asOf: Date };

/** Last changed first, with how many duties are open and overdue; a director’s list has those their people ever had one of. */
export async function listManaged(read: Reads, query: ManagedQuery, { paging, asOf }: ListOptions) {
  const rows = await managed(read, query)
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('assignmentDuty as duty')
          .select(sql<bigint>`count(*)`.as('openCount'))
          .select(
            sql<bigint>`count(*) filter (where duty.state = 'open' and duty.late_at <= ${asOf})`.as('overdueCount'),
          )
          .whereRef('duty.ruleId', '=', 'rule.id')
          .where('duty.state', 'in', ['open', 'paused'])
          .where(sql<boolean>`${within(query.scope)}`)
          .as('duties'),
      (join) => join.onTrue(),
    )
    .select(['rule.id', 'rule.title', 'rule.state', 'rule.recurrenceMonths', 'rule.updatedAt'])
    .select(['duties.openCount', 'duties.overdueCount'])
    .orderBy('rule.updatedAt', 'desc')
    .orderBy('rule.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await managed(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
