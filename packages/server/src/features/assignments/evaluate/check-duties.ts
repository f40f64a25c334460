import type { SystemContext } from '../../../platform/context.ts';
import { listActiveRules, type RuleRow } from '../assignment.store.ts';
import { type CheckRow, deleteChecks, insertDueChecks, listChecks, updateTries } from './check.store.ts';
import { evaluateMembers } from './evaluate-members.ts';
import { lockEvaluation } from './evaluate.store.ts';

/** People of one transaction, and the most of them a minute takes: an import of a whole company is done in one. */
const atOnce = 500;
const roundsMax = 40;

async function evaluate(ctx: SystemContext, rules: readonly RuleRow[], checks: readonly CheckRow[]): Promise<void> {
  for (const rule of rules) {
    const memberIds = checks.filter(({ tenantId }) => tenantId === rule.tenantId).map(({ memberId }) => memberId);
    if (memberIds.length === 0) continue;
    await ctx.inTransaction(async (tx) => {
      await lockEvaluation(tx, rule.id);
      await evaluateMembers(tx, ctx, { rule, memberIds });
    });
  }
  // Afterwards: a process that dies before leaves the people to the next minute.
  await ctx.inTransaction((tx) => deleteChecks(tx, checks));
}

/** One who cannot be evaluated keeps nobody else waiting. */
async function evaluateOneByOne(ctx: SystemContext, rules: readonly RuleRow[], checks: readonly CheckRow[]) {
  for (const check of checks) {
    try {
      await evaluate(ctx, rules, [check]);
    } catch (error) {
      ctx.log.error({ err: error, memberId: check.memberId }, 'the duties of a person could not be evaluated');
      await ctx.inTransaction((tx) => updateTries(tx, [check]));
    }
  }
}

/** Every minute: whoever came, moved, got or left a position, learned something, or whose time has come. */
export async function checkDuties(ctx: SystemContext): Promise<void> {
  await ctx.inTransaction((tx) => insertDueChecks(tx, new Date(ctx.now())));
  const rules = await listActiveRules(ctx.read);
  for (let round = 0; round < roundsMax; round += 1) {
    const checks = await listChecks(ctx.read, atOnce);
    if (checks.length === 0) return;
    try {
      await evaluate(ctx, rules, checks);
    } catch (error) {
      ctx.log.warn({ err: error }, 'duties are evaluated one by one');
      await evaluateOneByOne(ctx, rules, checks);
    }
  }
}
