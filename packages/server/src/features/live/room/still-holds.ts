import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import { capabilitiesOf } from '@shuyuan/contract/people/capabilities';
import { findSession } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { managesLive, mayEnterAs } from '../live.policy.ts';
import { findLive, findPart, listOutside } from '../live.store.ts';
import { memberOfKey, type Ticket } from './ticket.ts';

type Reading = Pick<SystemContext, 'read'>;

/** A passcode that was taken away opens no door, and keeps none open. */
const isByPasscode = ({ via, identity }: Ticket): boolean => via === 'passcode' && identity === LiveIdentity.attendee;

/** The audience, the part and the role of a member as they are now, not as they were when the ticket was given. */
async function mayStillEnter({ read }: Reading, ticket: Ticket, memberId: string): Promise<boolean> {
  const { identity, sessionKey, tenantId, liveId } = ticket;
  const part = await findPart(read, liveId, memberId);
  // Most are this, and cost one question.
  if (identity === LiveIdentity.attendee && part.isInScope) return true;
  const [live, session] = await Promise.all([
    findLive(read, tenantId, liveId),
    sessionKey === null ? undefined : findSession(read, Buffer.from(sessionKey, 'hex')),
  ]);
  if (!live || !session) return false;
  const actor = { id: memberId, capabilities: new Set(capabilitiesOf(session.roles)) };
  return mayEnterAs(actor, { live, part, isManaged: managesLive(actor, live) }, identity);
}

/**
 * Whether somebody still may be in as whom they came: a lecturer may be another by now, a role taken away, the live be
 * for others. A guest's address was good for minutes; who came in by it stays.
 */
export async function stillHolds(ctx: Reading, ticket: Ticket): Promise<boolean> {
  const memberId = memberOfKey(ticket.key);
  if (isByPasscode(ticket)) {
    const live = await findLive(ctx.read, ticket.tenantId, ticket.liveId);
    if (live && live.passcodeHash !== null) return true;
    if (memberId === null) return false;
  }
  if (memberId === null) return ticket.identity === LiveIdentity.attendee;
  return mayStillEnter(ctx, ticket, memberId);
}

type Here = { readonly ticket: Ticket };

/** Who of those in one room may no longer be: asked of the database once for all that attend, and then of who is in doubt. */
export async function listNoLonger<T extends Here>(ctx: Reading, people: Iterable<T>): Promise<T[]> {
  const here = [...people];
  const [first] = here;
  const live = first && (await findLive(ctx.read, first.ticket.tenantId, first.ticket.liveId));
  if (!live) return [];
  const attending = here.filter(({ ticket }) => ticket.identity === LiveIdentity.attendee);
  const memberIds = new Set(attending.flatMap(({ ticket }) => memberOfKey(ticket.key) ?? []));
  const isForAll = live.shareScope === ShareScope.everybody;
  const outside = isForAll ? new Set() : await listOutside(ctx.read, live.id, [...memberIds]);
  const isDoubtful = ({ ticket }: T): boolean =>
    ticket.identity !== LiveIdentity.attendee || isByPasscode(ticket) || outside.has(memberOfKey(ticket.key));
  const gone: T[] = [];
  for (const one of here) if (isDoubtful(one) && !(await stillHolds(ctx, one.ticket))) gone.push(one);
  return gone;
}
