import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { type Family, openOnPath } from '../community/family.ts';
import { lockLive, type LiveRow } from '../live.store.ts';

type ManagedKey = { readonly family: Family; readonly id: string };

/** A live the caller manages, held until the transaction ends: what is decided about it is decided about what it is. */
export async function lockManaged(tx: Tx, ctx: Context, { family, id }: ManagedKey): Promise<LiveRow> {
  const { isManaged } = await openOnPath(ctx, family, id);
  demand(isManaged, 'auth.forbidden');
  const live = await lockLive(tx, ctx.actor.tenantId, id);
  demand(live, 'request.not-found');
  return live;
}
