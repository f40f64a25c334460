import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { Actor, VisitorContext } from '../../../platform/context.ts';
import { findColleagues } from '../live-detail.store.ts';
import { managesLive } from '../live.policy.ts';
import { findPart, type LiveRow } from '../live.store.ts';
import { isSold } from '../prices/live-price.store.ts';
import { enterAsGuest, findOpen } from './enter-as-guest.ts';
import { giveEntry } from './give-entry.ts';
import { demandPasscode } from './demand-passcode.ts';
import { memberKey } from './ticket.ts';

const { attendee } = LiveIdentity;

async function enterAsMember(ctx: VisitorContext, live: LiveRow, actor: Actor): Promise<RoomEntry> {
  const { id, sessionKey } = actor;
  const isPaid = managesLive(actor, live) || (await findPart(ctx.read, live.id, id)).isPaid;
  demand(isPaid, 'price.unpaid');
  const me = (await findColleagues(ctx.read, [id])).get(id);
  demand(me, 'request.not-found');
  const { fullName: name, portrait } = me;
  const who = { key: memberKey(id), name, portrait, identity: attendee, via: 'passcode', sessionKey } as const;
  return giveEntry(ctx, live, who);
}

type KeyLogin = {
  readonly id: string;
  readonly passcode: string;
  readonly displayName?: string | undefined;
  readonly previousTicket?: string | undefined;
};

/** D-067. Of a live that is sold it opens nothing to whoever has not paid: many know it, and a guest buys nothing. */
export async function keyLogin(ctx: VisitorContext, wish: KeyLogin): Promise<RoomEntry> {
  const { id, passcode, displayName, previousTicket } = wish;
  const live = await findOpen(ctx, id);
  await demandPasscode(ctx, live, passcode);
  // Somebody of another company is a guest here.
  if (ctx.actor?.tenantId === live.tenantId) return enterAsMember(ctx, live, ctx.actor);
  demand(!(await isSold(ctx.read, live.id)), 'price.unpaid');
  demand(displayName, 'live.name-missing');
  return enterAsGuest(ctx, live, { name: displayName, via: 'passcode', previousTicket });
}
