import { assignmentProblem } from '@shuyuan/contract/assignments/assignment-problem';
import { assignmentLife } from '@shuyuan/contract/assignments/assignment-states';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { lockEdited, lockOpenRule, openRule, permissionsOf } from '../assignment.policy.ts';
import { listItems, updateRule } from '../assignment.store.ts';
import { beginApply } from '../evaluate/apply-job.ts';

const subjectOf = (id: string) => ({ kind: 'assignment', id }) as const;

/** Duties are given out by a job, which whoever activated it can follow. */
export async function activateAssignment(ctx: Context, input: { readonly id: string; readonly revision: number }) {
  const { tenantId } = ctx.actor;
  const { id } = await openRule(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const rule = await lockEdited(tx, ctx, input);
    demand(permissionsOf(rule).activate, 'assignment.wrong-state', { state: rule.state });
    const problem = assignmentProblem({ ...rule, items: await listItems(tx, id) });
    demand(problem === null, 'assignment.not-ready', { problem });
    const at = new Date(ctx.now());
    const revision = await updateRule(tx, { id, state: 'active', activatedAt: at, at });
    await beginApply(tx, { ruleId: id, at });
    const after = { title: rule.title };
    await recordAudit(tx, ctx, { tenantId, action: 'assignment.activated', subject: subjectOf(id), after });
    return { id, revision };
  });
}

/** For good. What was done and what was late stays in the reports. */
export async function endAssignment(ctx: Context, input: { readonly id: string }) {
  const { tenantId } = ctx.actor;
  const { id } = await openRule(ctx, input.id);
  return ctx.inTransaction(async (tx) => {
    const { state, title } = await lockOpenRule(tx, ctx, id);
    demand(assignmentLife.can('end', state), 'assignment.wrong-state', { state });
    const at = new Date(ctx.now());
    const revision = await updateRule(tx, { id, state: 'ended', endedAt: at, at });
    if (state === 'active') await beginApply(tx, { ruleId: id, at });
    await recordAudit(tx, ctx, { tenantId, action: 'assignment.ended', subject: subjectOf(id), after: { title } });
    return { id, revision };
  });
}
