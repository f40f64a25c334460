import { assignmentProblem } from '@shuyuan/contract/assignments/assignment-problem';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { distinctAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { isAudienceKnown } from '../../people/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockEdited, openRule } from '../assignment.policy.ts';
import * as store from '../assignment.store.ts';
import { beginApply } from '../evaluate/apply-job.ts';
import { type ItemInput, resolveItems } from './resolve-items.ts';

type AssignmentInput = store.AssignmentFields & { readonly items: readonly ItemInput[] };

const fieldsOf = ({ audience, ...input }: store.AssignmentFields): store.AssignmentFields => ({
  title: input.title,
  introduction: input.introduction,
  audience: distinctAudience(audience),
  deadline: input.deadline,
  graceDays: input.graceDays,
  recurrenceMonths: input.recurrenceMonths,
  countsEarlier: input.countsEarlier,
  pauses: input.pauses,
});

async function checkFields(ctx: Context, { title, introduction, audience }: store.AssignmentFields): Promise<void> {
  await refuseSensitive(ctx, [title, introduction]);
  demand(await isAudienceKnown(ctx.read, ctx.actor.tenantId, audience), 'course.unknown-person');
}

type AssignmentChange = AssignmentInput & { readonly id: string; readonly revision: number };

/** Of an active rule everybody's duties follow in a job; a day that was given once stays. */
export async function saveAssignment(ctx: Context, input: AssignmentChange) {
  const { tenantId } = ctx.actor;
  const { id } = await openRule(ctx, input.id);
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  const items = await resolveItems(ctx, input.items, await store.listItems(ctx.read, id));
  const at = new Date(ctx.now());
  const revision = await ctx.inTransaction(async (tx) => {
    const { state } = await lockEdited(tx, ctx, input);
    const problem = state === 'active' ? assignmentProblem({ ...fields, items }) : null;
    demand(problem === null, 'assignment.not-ready', { problem });
    await store.replaceItems(tx, { tenantId, ruleId: id, items });
    if (state === 'active') await beginApply(tx, { ruleId: id, at });
    return store.updateRule(tx, { id, ...fields, at });
  });
  return { id, revision };
}

/** A draft; what keeps it from being activated is said when it is. */
export async function createAssignment(ctx: Context, input: AssignmentInput) {
  const { tenantId, id: authorId } = ctx.actor;
  const fields = fieldsOf(input);
  await checkFields(ctx, fields);
  const items = await resolveItems(ctx, input.items, []);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await store.insertRule(tx, { id, tenantId, authorId, ...fields, at: new Date(ctx.now()) });
    await store.replaceItems(tx, { tenantId, ruleId: id, items });
  });
  return { id, revision: 1 };
}
