import { demand } from '@shuyuan/contract/kernel/app-error';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { VisitorContext } from '../../../platform/context.ts';
import { enterAsGuest, findOpen } from './enter-as-guest.ts';
import { readGuestToken } from './guest-token.ts';
import { stillHolds } from './still-holds.ts';
import { readGuestOf } from './ticket.ts';

type GuestLogin = {
  readonly id: string;
  readonly token: string;
  readonly displayName: string;
  readonly previousTicket?: string | undefined;
};

/** D-069. The address opens the room for ten minutes; who came in by it comes back for longer, when their line was lost. */
export async function guestLogin(ctx: VisitorContext, wish: GuestLogin): Promise<RoomEntry> {
  const { id, token, displayName, previousTicket } = wish;
  const live = await findOpen(ctx, id);
  const hasAddress = readGuestToken(ctx, id, token) !== null;
  const before = previousTicket === undefined ? null : readGuestOf(ctx, id, previousTicket);
  demand(hasAddress || (before && (await stillHolds(ctx, before))), 'live.wrong-passcode');
  const via = hasAddress ? 'link' : (before?.via ?? 'link');
  return enterAsGuest(ctx, live, { name: displayName, via, previousTicket });
}
