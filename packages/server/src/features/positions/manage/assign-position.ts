import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { countActive, countHolders, endHolders, insertHolders, listHolders } from './holder.store.ts';
import { demandPosition, lockKnown } from './position.policy.ts';

type HoldersInput = { readonly id: string; readonly memberIds: readonly string[] };

/** Gives people a position. A path that is published is theirs from this moment on. */
export async function assignPosition(ctx: Context, input: HoldersInput) {
  const { tenantId } = ctx.actor;
  const memberIds = [...new Set(input.memberIds)];
  await demandPosition(ctx, input.id);
  const changedCount = await ctx.inTransaction(async (tx) => {
    const { id: positionId, state } = await lockKnown(tx, ctx, input.id);
    demand(state !== 'archived', 'course.wrong-state', { state });
    demand((await countActive(tx, tenantId, memberIds)) === memberIds.length, 'course.unknown-person');
    return insertHolders(tx, { tenantId, positionId, memberIds, at: new Date(ctx.now()) });
  });
  return { changedCount };
}

/** Takes it from them; whoever does not have it is left alone. */
export async function unassignPosition(ctx: Context, input: HoldersInput) {
  const { tenantId } = ctx.actor;
  const memberIds = [...new Set(input.memberIds)];
  const { id: positionId } = await demandPosition(ctx, input.id);
  const at = new Date(ctx.now());
  return {
    changedCount: await ctx.inTransaction((tx) => endHolders(tx, { tenantId, positionId, memberIds, at })),
  };
}

export async function listPositionHolders(ctx: Context, { id, ...paging }: Paging & { id: string }) {
  await demandPosition(ctx, id);
  const rows = await listHolders(ctx.read, { positionId: id, asOf: new Date(ctx.now()), paging });
  const items = rows.map(({ since, auditState, requiredCount, finishedCount, percentage, ...row }) => ({
    ...row,
    sinceTime: since.getTime(),
    auditState: auditState ?? ('none' as const),
    requiredCount: requiredCount ?? 0,
    finishedCount: finishedCount ?? 0,
    percentage: percentage ?? 0,
  }));
  return { items, recordCount: await countHolders(ctx.read, id) };
}
