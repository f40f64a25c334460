import type { AssignmentState } from '@shuyuan/contract/assignments/assignment-states';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { personOf } from './duty-report.store.ts';
import { type PeopleScope, isWithin } from '../../people/index.ts';

export type StartedRuleRow = { readonly id: string; readonly title: string; readonly state: AssignmentState };
type StartedQuery = { readonly scope: PeopleScope; readonly asOf: Date };

/** Rules that had begun by an instant, also those that ended since; of a director those their people had a duty of. */
const started = (read: Reads, { scope, asOf }: StartedQuery) =>
  read
    .selectFrom('assignmentRule as rule')
    .where('rule.tenantId', '=', scope.tenantId)
    .where('rule.activatedAt', '<=', asOf)
    .where(
      scope.organizationIds === null
        ? sql<boolean>`true`
        : sql<boolean>`exists (select from assignment_duty duty where duty.rule_id = rule.id
            and ${sql.join(isWithin(scope, personOf), sql` and `)})`,
    );

export async function listStarted(read: Reads, query: StartedQuery, paging: Paging) {
  const rows: StartedRuleRow[] = await started(read, query)
    .select(['rule.id', 'rule.title', 'rule.state'])
    .orderBy('rule.activatedAt', 'desc')
    .orderBy('rule.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await started(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
