import type { SystemContext } from '../../../platform/context.ts';
import { findAnyRule, listActiveRules } from '../assignment.store.ts';
import { beginApply, enqueueApply } from './apply-job.ts';
import { evaluateMembers } from './evaluate-members.ts';
import { lockEvaluation } from './evaluate.store.ts';
import { findWork, listMemberPage, updateWork } from './work.store.ts';

/** Small enough that one page never holds a connection for long. */
const pageSize = 500;

type Page = { readonly ruleId: string; readonly round: number; readonly afterId?: string };

/** One page of people; how far it is can be read while it goes on, and the next page follows after commit. */
export async function applyRule(ctx: SystemContext, { ruleId, round, afterId = '' }: Page): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockEvaluation(tx, ruleId);
    const [rule, work] = [await findAnyRule(tx, ruleId), await findWork(tx, ruleId)];
    if (!rule || work?.round !== round) return;
    const memberIds = await listMemberPage(tx, { tenantId: rule.tenantId, afterId, limit: pageSize });
    const lastId = memberIds.length < pageSize ? null : memberIds.at(-1);
    const finishedAt = lastId ? null : new Date(ctx.now());
    await evaluateMembers(tx, ctx, { rule, memberIds });
    await updateWork(tx, { ruleId, round, count: memberIds.length, finishedAt });
    if (lastId) await enqueueApply(tx, { ruleId, round, afterId: lastId });
  });
}

/** Surveys, lives and contents that were withdrawn leave no check behind: the night looks for them. */
export async function applyActiveRules(ctx: SystemContext): Promise<void> {
  const active = await listActiveRules(ctx.read);
  await ctx.inTransaction(async (tx) => {
    for (const { id } of active) await beginApply(tx, { ruleId: id, at: new Date(ctx.now()) });
  });
}
