import type { AssignmentContentType } from '@shuyuan/contract/assignments/assignment-content-types';
import type { AssignmentState } from '@shuyuan/contract/assignments/assignment-states';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listAudience } from '../../people/index.ts';
import { openRule, permissionsOf } from '../assignment.policy.ts';
import { listItems } from '../assignment.store.ts';
import { findWork } from '../evaluate/work.store.ts';
import { findDutyScope } from '../report/find-duty-scope.ts';
import { listAssignable } from './content.store.ts';
import { listManaged } from './managed-list.store.ts';

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: AssignmentState | undefined };

export async function listAssignments(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const query = { scope: await findDutyScope(ctx), search, state };
  const { rows, total } = await listManaged(ctx.read, query, { paging, asOf: new Date(ctx.now()) });
  const items = rows.map(({ updatedAt, openCount, overdueCount, ...row }) => ({
    ...row,
    openCount: Number(openCount),
    overdueCount: Number(overdueCount),
    updateTime: updatedAt.getTime(),
  }));
  return { items, recordCount: total };
}

/** A rule with everything its form shows. */
export async function readAssignmentForm(ctx: Context, input: { readonly id: string }) {
  const { authorId: _author, tenantId: _tenant, ...rule } = await openRule(ctx, input.id);
  const { people, ...names } = await listAudience(ctx.read, ctx.actor.tenantId, rule.audience);
  return {
    ...rule,
    ...names,
    audiencePeople: people,
    items: await listItems(ctx.read, rule.id),
    can: permissionsOf(rule),
  };
}

export async function readAssignmentWork(ctx: Context, input: { readonly id: string }) {
  const { id } = await openRule(ctx, input.id);
  const work = await findWork(ctx.read, id);
  if (!work) return { work: null };
  const { total, done, startedAt, finishedAt } = work;
  return { work: { total, done, startTime: startedAt.getTime(), finishTime: finishedAt?.getTime() ?? null } };
}

type ContentsInput = { readonly businessType: AssignmentContentType; readonly search?: string | undefined };

export async function findAssignmentContents(ctx: Context, input: ContentsInput) {
  return { items: [...(await listAssignable(ctx.read, { ...input, tenantId: ctx.actor.tenantId }))] };
}
