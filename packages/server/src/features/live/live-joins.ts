import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../platform/context.ts';
import type { Colleague } from './live-detail.store.ts';
import { actionLink } from './live-links.ts';
import { mayEnterAs, type Seen } from './live.policy.ts';
import { issueTicket, memberKey } from './room/ticket.ts';

type Join = { readonly url: string | null; readonly token: string | null };
const nothing: Join = { url: null, token: null };

/** Nobody gets the address or the token of somebody else's part (D-053, D-058); nobody gets any before there is a room. */
function joinAs(ctx: Context, { seen, me }: { seen: Seen; me: Colleague }, identity: LiveIdentity): Join {
  const { live } = seen;
  const isOpen = live.requestStatus === RequestStatus.ready && !isExternal(live.supplier);
  if (!isOpen || !mayEnterAs(ctx.actor, seen, identity)) return nothing;
  const { ticket } = issueTicket(ctx, {
    tenantId: live.tenantId,
    liveId: live.id,
    key: memberKey(me.id),
    name: me.fullName,
    headPortrait: me.headPortrait,
    identity,
    sessionKey: ctx.actor.sessionKey,
  });
  return { url: actionLink(live.id, identity), token: ticket };
}

/** LIVE-ENT-06 as far as the caller is concerned. */
export function joinsOf(ctx: Context, seen: Seen, me: Colleague) {
  const organizer = joinAs(ctx, { seen, me }, LiveIdentity.organizer);
  const panelist = joinAs(ctx, { seen, me }, LiveIdentity.panelist);
  const attendee = joinAs(ctx, { seen, me }, LiveIdentity.attendee);
  return {
    organizerJoinUrl: organizer.url,
    organizerToken: organizer.token,
    panelistJoinUrl: panelist.url,
    panelistToken: panelist.token,
    attendeeJoinUrl: attendee.url,
    attendeeToken: attendee.token,
  };
}
