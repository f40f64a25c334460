import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { openRule } from '../assignment.policy.ts';
import { lockEvaluation } from '../evaluate/evaluate.store.ts';
import { announceSettlement } from './announce-settlement.ts';
import { canDecideAbout } from './can-decide-about.ts';
import * as store from './settle.store.ts';

/** The duty that was settled stays in every report about the past; the same run is due once more. */
export async function revokeSettlement(ctx: Context, { id, reason }: { readonly id: string; readonly reason: string }) {
  const { tenantId, id: by } = ctx.actor;
  const settlement = await store.findSettlement(ctx.read, tenantId, id);
  demand(settlement && (await canDecideAbout(ctx, settlement.memberId)), 'request.not-found');
  await refuseSensitive(ctx, [reason]);
  const { dutyId, memberId, ruleId } = settlement;
  const rule = await openRule(ctx, ruleId);
  const at = new Date(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await lockEvaluation(tx, ruleId);
    demand(await store.markSettlementRevoked(tx, { id, by, reason, at }), 'assignment.settled-already');
    demand(await store.reopenDuty(tx, dutyId, at), 'assignment.settled-already');
    await store.insertCheck(tx, { tenantId, memberId });
    await announceSettlement(tx, ctx, { rule, memberId, dutyId, what: 'revoked', reason });
  });
  return { id };
}
