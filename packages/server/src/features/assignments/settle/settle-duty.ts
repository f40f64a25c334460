import type { SettlementKind } from '@shuyuan/contract/assignments/settlement-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { claimFile } from '../../files/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { openRule } from '../assignment.policy.ts';
import { nextDateOf } from '../evaluate/duty-dates.ts';
import { lockEvaluation } from '../evaluate/evaluate.store.ts';
import { announceSettlement } from './announce-settlement.ts';
import { canDecideAbout, settlementPurpose } from './can-decide-about.ts';
import * as store from './settle.store.ts';

type SettleInput = {
  readonly id: string;
  readonly kind: SettlementKind;
  readonly reason: string;
  readonly fileIds: readonly string[];
};

/** The next run of a rule that recurs comes in the same rhythm, whichever way this one was settled. */
export async function settleDuty(ctx: Context, { id: dutyId, kind, reason, fileIds }: SettleInput) {
  const { tenantId, id: settledBy } = ctx.actor;
  const duty = await store.findDuty(ctx.read, tenantId, dutyId);
  demand(duty && (await canDecideAbout(ctx, duty.memberId)), 'request.not-found');
  await refuseSensitive(ctx, [reason]);
  const rule = await openRule(ctx, duty.ruleId);
  const [id, at] = [newId(ctx.now()), new Date(ctx.now())];
  const nextAt = nextDateOf(rule, { firstDay: duty.firstDay, finishTime: ctx.now() });
  await ctx.inTransaction(async (tx) => {
    await lockEvaluation(tx, rule.id);
    const isFirst = await store.markDutySettled(tx, { dutyId, kind, by: settledBy, at, nextAt });
    demand(isFirst, 'assignment.settled-already', { state: duty.state });
    await store.insertSettlement(tx, { id, tenantId, dutyId, kind, reason, settledBy, settledAt: at });
    for (const fileId of new Set(fileIds))
      await claimFile(tx, ctx, { fileId, purpose: settlementPurpose, subjectId: id });
    await announceSettlement(tx, ctx, { rule, memberId: duty.memberId, dutyId, what: kind, reason });
  });
  return { id };
}
