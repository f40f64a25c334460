import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { recordAudits } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { countActive, countHolders, endHolders, insertHolders, listHolders } from './holder.store.ts';
import { demandPosition, lockKnown } from './position.policy.ts';

type HoldersInput = { readonly id: string; readonly memberIds: readonly string[] };

type Change = {
  readonly action: 'position.given' | 'position.taken';
  readonly memberIds: readonly string[];
  readonly name: string;
};

/** One entry for each person: whoever looks a member up finds it there. */
const recordChange = (tx: Tx, ctx: Context, { action, memberIds, name }: Change): Promise<void> =>
  recordAudits(
    tx,
    ctx,
    memberIds.map((id) => ({
      tenantId: ctx.actor.tenantId,
      action,
      subject: { kind: 'member' as const, id },
      ...(action === 'position.given' ? { after: { positionName: name } } : { before: { positionName: name } }),
    })),
  );

/** Gives people a position. A path that is published is theirs from this moment on. */
export async function assignPosition(ctx: Context, input: HoldersInput) {
  const { tenantId } = ctx.actor;
  const memberIds = [...new Set(input.memberIds)];
  await demandPosition(ctx, input.id);
  const changed = await ctx.inTransaction(async (tx) => {
    const { id: positionId, state, name } = await lockKnown(tx, ctx, input.id);
    demand(state !== 'archived', 'course.wrong-state', { state });
    demand((await countActive(tx, tenantId, memberIds)) === memberIds.length, 'course.unknown-person');
    const given = await insertHolders(tx, { tenantId, positionId, memberIds, at: new Date(ctx.now()) });
    await recordChange(tx, ctx, { action: 'position.given', memberIds: given, name });
    return given;
  });
  return { changedCount: changed.length };
}

/** Takes it from them; whoever does not have it is left alone. */
export async function unassignPosition(ctx: Context, input: HoldersInput) {
  const { tenantId } = ctx.actor;
  const memberIds = [...new Set(input.memberIds)];
  const { id: positionId, name } = await demandPosition(ctx, input.id);
  const at = new Date(ctx.now());
  const changed = await ctx.inTransaction(async (tx) => {
    const taken = await endHolders(tx, { tenantId, positionId, memberIds, at });
    await recordChange(tx, ctx, { action: 'position.taken', memberIds: taken, name });
    return taken;
  });
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
