import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findRule, type RuleRow } from '../assignment.store.ts';
import { hasDutyWithin } from './duty-report.store.ts';
import { type PeopleScope, listDirected } from '../../people/index.ts';

/** Those who manage all courses see everybody, a director whoever is below them. */
export async function findDutyScope({ actor, read }: Pick<Context, 'actor' | 'read'>): Promise<PeopleScope> {
  const { tenantId, id: memberId, capabilities } = actor;
  const organizationIds = capabilities.has('course.manageAll') ? null : await listDirected(read, memberId);
  return { tenantId, memberId, organizationIds };
}

/** A rule and the people of it the caller is shown; for a director who has none of them it is not there. */
export async function openReport(ctx: Context, id: string): Promise<{ rule: RuleRow; scope: PeopleScope }> {
  const scope = await findDutyScope(ctx);
  const rule = await findRule(ctx.read, scope.tenantId, id);
  demand(rule, 'request.not-found');
  const isShown = scope.organizationIds === null || (await hasDutyWithin(ctx.read, rule.id, scope));
  demand(isShown, 'request.not-found');
  return { rule, scope };
}
