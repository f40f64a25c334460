import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { VisitorContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { findLive, type LiveRow } from '../live.store.ts';
import { demandRoom } from './demand-room.ts';
import { findTenantOf, saveGuest } from './entry.store.ts';
import { giveEntry } from './give-entry.ts';
import { guestKey, readGuestOf, type Ticket } from './ticket.ts';

/** One that was never published is not there for who belongs to nobody. */
export async function findOpen(ctx: VisitorContext, id: string): Promise<LiveRow> {
  const tenantId = await findTenantOf(ctx.read, id);
  const live = tenantId === undefined ? undefined : await findLive(ctx.read, tenantId, id);
  demand(live && live.status !== LiveStatus.unpublished, 'request.not-found');
  return live;
}

export type Coming = Pick<Ticket, 'name' | 'via'> & { readonly previousTicket: string | undefined };

export async function enterAsGuest(ctx: VisitorContext, live: LiveRow, coming: Coming): Promise<RoomEntry> {
  const { name, via, previousTicket = '' } = coming;
  demandRoom(live);
  await refuseSensitive({ ...ctx, actor: { tenantId: live.tenantId } }, [name]);
  const id = readGuestOf(ctx, live.id, previousTicket)?.key.slice(2) ?? newId(ctx.now());
  const { tenantId } = live;
  await ctx.inTransaction((tx) =>
    saveGuest(tx, { id, tenantId, liveId: live.id, name, createdAt: new Date(ctx.now()) }),
  );
  return giveEntry(ctx, live, {
    key: guestKey(id),
    name,
    portrait: null,
    identity: LiveIdentity.attendee,
    via,
    sessionKey: null,
  });
}
