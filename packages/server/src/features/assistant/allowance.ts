import { type AssistantRule, assistantRuleOf, leftToday } from '@shuyuan/contract/assistant/assistant-rule';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context, Tx } from '../../platform/context.ts';
import { readSettings } from '../system/index.ts';
import { countUse, listUses } from './allowance.store.ts';

type Allowance = { readonly isOn: boolean; readonly rule: AssistantRule };

/** Whether the assistant is on where the caller is, and how often it may be asked. */
async function readAllowance(ctx: Context): Promise<Allowance> {
  const [asked, rule] = await readSettings(ctx, ['ASSISTANT_SWITCH', 'ASSISTANT_RULE']);
  return { isOn: asked?.value !== '0', rule: assistantRuleOf(rule?.value ?? '') };
}

/** The rule of whoever may ask; refused where the assistant is off. */
export async function demandAllowance(ctx: Context): Promise<AssistantRule> {
  const { isOn, rule } = await readAllowance(ctx);
  demand(isOn, 'assistant.off');
  return rule;
}

/**
 * D-155: one question of today, of the person and of the company. Last in its transaction: the whole company counts in
 * one row.
 */
export async function takeQuestion(tx: Tx, ctx: Context, rule: AssistantRule): Promise<void> {
  const { id, tenantId } = ctx.actor;
  const day = dayOf(ctx.now(), ctx.external.timeZone);
  const limits = [
    [id, rule.memberADay],
    [tenantId, rule.companyADay],
  ] as const;
  for (const [ownerId, limit] of limits) {
    const count = await countUse(tx, { tenantId, ownerId, day });
    demand(limit === 0 || count <= limit, 'assistant.quota');
  }
}

/** What is left to the caller today; null without a limit. */
export async function readLeftToday(ctx: Context): Promise<{ isOn: boolean; leftToday: number | null }> {
  const { isOn, rule } = await readAllowance(ctx);
  const { id, tenantId } = ctx.actor;
  const day = dayOf(ctx.now(), ctx.external.timeZone);
  const uses = await listUses(ctx.read, { ownerIds: [id, tenantId], day });
  return { isOn, leftToday: leftToday(rule, { member: uses.get(id) ?? 0, company: uses.get(tenantId) ?? 0 }) };
}
