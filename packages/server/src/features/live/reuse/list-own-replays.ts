import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listReadyReplays } from './ready-replays.store.ts';

/** Recordings of lives the caller manages. */
export async function listOwnReplays(
  ctx: Context,
  { search = '', ...paging }: Paging & { search?: string | undefined },
) {
  const { tenantId, id, capabilities } = ctx.actor;
  const creatorId = capabilities.has('live.manageAll') ? null : id;
  const { items, recordCount } = await listReadyReplays(ctx.read, { tenantId, creatorId, search, paging });
  return {
    items: items.map(({ endedAt, ...item }) => ({ ...item, endTime: endedAt?.getTime() ?? null })),
    recordCount,
  };
}
