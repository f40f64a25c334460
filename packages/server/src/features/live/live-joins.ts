import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../platform/context.ts';
import { signClaim } from '../../platform/signed-claim.ts';
import { actionLink } from './live-links.ts';
import { mayEnterAs, type Seen } from './live.policy.ts';

/** D-053: time to enter. */
const tokenMs = 5 * 60_000;

type Join = { readonly url: string | null; readonly token: string | null };
const nothing: Join = { url: null, token: null };

/** Nobody gets the address or the token of somebody else's part (D-053, D-058); nobody gets any before there is a room. */
function joinAs(ctx: Context, seen: Seen, identity: LiveIdentity): Join {
  const { live } = seen;
  const isOpen = live.requestStatus === RequestStatus.ready && !isExternal(live.supplier);
  if (!isOpen || !mayEnterAs(ctx.actor, seen, identity)) return nothing;
  const claim = { liveId: live.id, memberId: ctx.actor.id, identity, until: ctx.now() + tokenMs };
  return { url: actionLink(live.id, identity), token: signClaim(ctx.secrets.keyFor('live joins'), claim) };
}

/** LIVE-ENT-06 as far as the caller is concerned. */
export function joinsOf(ctx: Context, seen: Seen) {
  const organizer = joinAs(ctx, seen, LiveIdentity.organizer);
  const panelist = joinAs(ctx, seen, LiveIdentity.panelist);
  const attendee = joinAs(ctx, seen, LiveIdentity.attendee);
  return {
    organizerJoinUrl: organizer.url,
    organizerToken: organizer.token,
    panelistJoinUrl: panelist.url,
    panelistToken: panelist.token,
    attendeeJoinUrl: attendee.url,
    attendeeToken: attendee.token,
  };
}
