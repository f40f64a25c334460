import { maxDelegationMs } from '@shuyuan/contract/approval/approvers';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { announceDelegation } from './announce-turn.ts';
import { listActive, listMembersById } from './approver.store.ts';
import { findDelegation, insertDelegation, listPrincipals, removeDelegation } from './delegation.store.ts';

type DelegationInput = { readonly deputyId: string; readonly startTime: number; readonly endTime: number };

function demandPeriod({ startTime, endTime }: DelegationInput, now: number): void {
  const isOrdered = endTime > startTime && endTime > now;
  const isShort = endTime - startTime <= maxDelegationMs && startTime - now <= maxDelegationMs;
  if (!isOrdered || !isShort)
    throw new AppError('request.invalid', { problems: [{ field: 'endTime', rule: 'period' }] });
}

const subjectOf = (ctx: Context) => ({ kind: 'approval-delegation', id: ctx.actor.id });

/** Names who decides in the caller's place for a period; whoever was named before is replaced. */
export async function saveDelegation(ctx: Context, input: DelegationInput): Promise<{ id: string }> {
  const { id: memberId, tenantId } = ctx.actor;
  demandPeriod(input, ctx.now());
  if (input.deputyId === memberId)
    throw new AppError('request.invalid', { problems: [{ field: 'deputyId', rule: 'self' }] });
  const [deputy] = await listActive(ctx.read, tenantId, [input.deputyId]);
  demand(deputy, 'request.not-found');
  const [startsAt, endsAt] = [new Date(input.startTime), new Date(input.endTime)];
  return ctx.inTransaction(async (tx) => {
    await insertDelegation(tx, { tenantId, memberId, deputyId: deputy.id, startsAt, endsAt });
    const after = { deputyId: deputy.id, startsAt, endsAt };
    await recordAudit(tx, ctx, { tenantId, action: 'approval-delegation.saved', subject: subjectOf(ctx), after });
    if (input.startTime <= ctx.now()) {
      const [own] = await listMembersById(tx, [memberId]);
      await announceDelegation(tx, ctx, { tenantId, memberId, fullName: own?.fullName ?? '', deputyId: deputy.id });
    }
    return { id: memberId };
  });
}

export async function clearDelegation(ctx: Context): Promise<{ id: string }> {
  const { id: memberId, tenantId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    const before = await findDelegation(tx, memberId);
    if (before && (await removeDelegation(tx, memberId))) {
      const gone = { deputyId: before.deputy.id };
      const entry = { tenantId, action: 'approval-delegation.cleared', subject: subjectOf(ctx), before: gone };
      await recordAudit(tx, ctx, entry);
    }
    return { id: memberId };
  });
}

/** The caller's own deputy, past and coming ones too, and whom they stand in for at this moment. */
export async function readDelegation(ctx: Context) {
  const [own, standingInFor] = await Promise.all([
    findDelegation(ctx.read, ctx.actor.id),
    listPrincipals(ctx.read, ctx.actor.id, new Date(ctx.now())),
  ]);
  const delegation = own
    ? { deputy: own.deputy, startTime: own.startsAt.getTime(), endTime: own.endsAt.getTime() }
    : null;
  return { delegation, standingInFor };
}
