import { demand } from '@shuyuan/contract/kernel/app-error';
import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { isOpen } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../platform/context.ts';
import { findColleagues } from './live-detail.store.ts';
import type { LiveRow } from './live.store.ts';
import { orUnavailable, roomOf, supplierFor } from './suppliers/supplier-for.ts';

/** Where the caller enters as this identity, as whoever carries the live says it. Who may is decided before. */
export async function joinLive(ctx: Context, live: LiveRow, identity: LiveIdentity): Promise<string> {
  demand(isOpen(live.status) || live.requestStatus === RequestStatus.ready, 'live.not-ready');
  demand(isOpen(live.status), 'live.wrong-state', { status: live.status });
  const room = roomOf(ctx, live);
  demand(room, 'live.not-ready');
  const { id } = ctx.actor;
  const name = (await findColleagues(ctx.read, [id])).get(id)?.fullName ?? '';
  return orUnavailable(supplierFor(ctx, live.supplier).joinUrl(room, { key: `m:${id}`, name }, identity));
}
