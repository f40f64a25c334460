import { demand } from '@shuyuan/contract/kernel/app-error';
import type { RoomEntry } from '@shuyuan/contract/live/room.wire';
import type { VisitorContext } from '../../../platform/context.ts';
import { enterAsGuest, findOpen } from './enter-as-guest.ts';
import { readGuestToken } from './guest-token.ts';

type GuestLogin = { readonly id: string; readonly token: string; readonly displayName: string };

/** D-069 */
export async function guestLogin(ctx: VisitorContext, { id, token, displayName }: GuestLogin): Promise<RoomEntry> {
  const live = await findOpen(ctx, id);
  demand(readGuestToken(ctx, id, token), 'live.wrong-passcode');
  return enterAsGuest(ctx, live, displayName);
}
