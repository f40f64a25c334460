import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { giveTo, takeFrom } from './change-holders.ts';
import { countActive, countHolders, listHolders } from './holder.store.ts';
import { demandPosition, lockKnown } from './position.policy.ts';

type HoldersInput = { readonly id: string; readonly memberIds: readonly string[] };

/** Gives people a position. A path that is published is theirs from this moment on. */
export async function assignPosition(ctx: Context, input: HoldersInput) {
  const { tenantId } = ctx.actor;
  const memberIds = [...new Set(input.memberIds)];
  await demandPosition(ctx, input.id);
  const changed = await ctx.inTransaction(async (tx) => {
    const position = await lockKnown(tx, ctx, input.id);
    const { state } = position;
    demand(state !== 'archived', 'course.wrong-state', { state });
    demand((await countActive(tx, tenantId, memberIds)) === memberIds.length, 'course.unknown-person');
    return giveTo(tx, ctx, { tenantId, position, memberIds });
  });
  return { changedCount: changed.length };
}

/** Takes it from them; whoever does not have it is left alone. */
export async function unassignPosition(ctx: Context, input: HoldersInput) {
  const { tenantId } = ctx.actor;
  const memberIds = [...new Set(input.memberIds)];
  const position = await demandPosition(ctx, input.id);
  const changed = await ctx.inTransaction((tx) => takeFrom(tx, ctx, { tenantId, position, memberIds }));
  return { changedCount: changed.length };
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
