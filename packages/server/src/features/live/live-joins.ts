import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Context } from '../../platform/context.ts';
import type { Colleague } from './live-detail.store.ts';
import { actionLink } from './live-links.ts';
import { mayEnterAs, type LiveAccess } from './live.policy.ts';
import { issueTicket, memberKey } from './room/ticket.ts';
import type { JoinPart, SupplierRoom } from './suppliers/live-supplier.ts';
import { roomOf } from './suppliers/supplier-for.ts';

type Joined = { readonly url: string | null; readonly token: string | null };
const nothing: Joined = { url: null, token: null };

const identityOf: Record<JoinPart, LiveIdentity> = {
  organizer: LiveIdentity.organizer,
  panelist: LiveIdentity.panelist,
  attendee: LiveIdentity.attendee,
};

/** Of our own room: signed for this person, live and part, and good for minutes (D-053). */
function ownJoin(
  ctx: Context,
  { live }: LiveAccess,
  { me, identity }: { me: Colleague; identity: LiveIdentity },
): Joined {
  const { ticket } = issueTicket(ctx, {
    tenantId: live.tenantId,
    liveId: live.id,
    key: memberKey(me.id),
    name: me.fullName,
    portrait: me.portrait,
    identity,
    via: 'audience',
    passcodeMark: null,
    sessionKey: ctx.actor.sessionKey,
  });
  return { url: actionLink(live.id, identity), token: ticket };
}

/** What a supplier gave opens for whoever has it: attendees, who are many, each ask for an address of their own instead. */
const suppliedJoin = (room: SupplierRoom | null, part: JoinPart): Joined =>
  (part === 'attendee' ? null : room?.joins?.[part]) ?? nothing;

/** LIVE-ENT-06. Nobody gets what belongs to somebody else's part (D-053, D-058); nobody gets any before there is a room. */
export function joinsOf(ctx: Context, seen: LiveAccess, me: Colleague) {
  const { live } = seen;
  const isMade = live.requestStatus === RequestStatus.ready;
  const room = isMade && isExternal(live.supplier) ? roomOf(ctx, live) : null;
  const joinAs = (part: JoinPart): Joined => {
    const identity = identityOf[part];
    if (!isMade || !mayEnterAs(ctx.actor, seen, identity)) return nothing;
    return isExternal(live.supplier) ? suppliedJoin(room, part) : ownJoin(ctx, seen, { me, identity });
  };
  const [organizer, panelist, attendee] = [joinAs('organizer'), joinAs('panelist'), joinAs('attendee')];
  return {
    organizerJoinUrl: organizer.url,
    organizerToken: organizer.token,
    panelistJoinUrl: panelist.url,
    panelistToken: panelist.token,
    attendeeJoinUrl: attendee.url,
    attendeeToken: attendee.token,
  };
}
