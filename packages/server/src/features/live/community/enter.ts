import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { isOpen, LiveStatus } from '@shuyuan/contract/live/live-status';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../../platform/context.ts';
import { actionLink, guestLink } from '../live-links.ts';
import { demandPaid, mayEnterAs } from '../live.policy.ts';
import type { LiveRow } from '../live.store.ts';
import { guestTokenMs, issueGuestToken } from '../room/guest-token.ts';
import { type Family, openOnPath } from './family.ts';
import { askAsGuest, askAsMember } from './supplier-entry.ts';

type Input = { readonly id: string };

/** One comes early, or while it is on; a room that is not made yet has no door. */
function demandOpen(live: LiveRow): void {
  demand(live.status !== LiveStatus.ended, 'live.ended');
  demand(isOpen(live.status), 'live.wrong-state', { status: live.status });
  demand(live.requestStatus === RequestStatus.ready, 'live.not-ready');
}

/** LIVE-ROOM-10: as an attendee. */
export async function enterLive(ctx: Context, family: Family, { id }: Input) {
  const seen = await openOnPath(ctx, family, id);
  demandPaid(seen);
  demand(mayEnterAs(ctx.actor, seen, LiveIdentity.attendee), 'live.not-in-audience');
  demandOpen(seen.live);
  const { supplier } = seen.live;
  return {
    webUrl: isExternal(supplier) ? await askAsMember(ctx, seen.live) : actionLink(id, LiveIdentity.attendee),
  };
}

/** D-069 */
export async function readTempUrl(ctx: Context, family: Family, { id }: Input) {
  const { live, part, isManaged } = await openOnPath(ctx, family, id);
  demand(isManaged || part.isAssistant, 'auth.forbidden');
  demandOpen(live);
  if (isExternal(live.supplier)) {
    return { webUrl: await askAsGuest(ctx, live), expireTime: ctx.now() + guestTokenMs };
  }
  const { token, expireTime } = issueGuestToken(ctx, live);
  return { webUrl: guestLink(id, token), expireTime };
}
