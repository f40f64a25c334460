import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { ShareScope } from '@shuyuan/contract/live/live-kinds';
import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import { findSession } from '../../auth/index.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { managesLive, mayEnterAs } from '../live.policy.ts';
import { findLive, findPart, listOutside } from '../live.store.ts';
import { isSold } from '../prices/live-price.store.ts';
import { memberOfKey, passcodeMark, type Ticket } from './ticket.ts';

type Reading = Pick<SystemContext, 'read'>;

const isByPasscode = ({ via, identity }: Ticket): boolean => via === 'passcode' && identity === LiveIdentity.attendee;

/** A passcode that was taken away or replaced opens no door, and keeps none open. */
const opensStill = (ticket: Ticket, mark: string | null): boolean =>
  isByPasscode(ticket) && mark !== null && ticket.passcodeMark === mark;

/** The audience, the part and the role of a member as they are now, not as they were when the ticket was given. */
async function mayStillEnter({ read }: Reading, ticket: Ticket, memberId: string): Promise<boolean> {
  const { identity, sessionKey, tenantId, liveId } = ticket;
  const part = await findPart(read, liveId, memberId);
  // Most are this, and cost one question.
  if (identity === LiveIdentity.attendee && part.isInScope && part.isPaid) return true;
  const [live, session] = await Promise.all([
    findLive(read, tenantId, liveId),
    sessionKey === null ? undefined : findSession(read, Buffer.from(sessionKey, 'hex')),
  ]);
  if (!live || !session) return false;
  const actor = { id: memberId, capabilities: new Set(capabilitiesOf(session.roles)) };
  return mayEnterAs(actor, { live, part, isManaged: managesLive(actor, live) }, identity);
}

/** A guest's address was good for minutes; who came in by it stays. */
const isGuestByAddress = ({ key, via, identity }: Ticket): boolean =>
  memberOfKey(key) === null && via !== 'passcode' && identity === LiveIdentity.attendee;

/**
 * Whether somebody still may be in as whom they came: a lecturer may be another by now, a role taken away, the live be
 * for others, its passcode another, a purchase taken back.
 */
export async function stillHolds(ctx: Reading, ticket: Ticket): Promise<boolean> {
  if (isByPasscode(ticket)) {
    const live = await findLive(ctx.read, ticket.tenantId, ticket.liveId);
    const isOpened = live && opensStill(ticket, passcodeMark(live));
    if (isOpened && !(await isSold(ctx.read, live.id))) return true;
  }
  const memberId = memberOfKey(ticket.key);
  return memberId === null ? isGuestByAddress(ticket) : mayStillEnter(ctx, ticket, memberId);
}

type Here = { readonly ticket: Ticket };

/**
 * Who of those in one room may no longer be. Asked every half minute: three questions for all that attend, however they
 * came, and one more for each who leads, speaks or is no longer of the audience.
 */
export async function listNoLonger<T extends Here>(ctx: Reading, people: Iterable<T>): Promise<T[]> {
  const here = [...people];
  const [first] = here;
  const live = first && (await findLive(ctx.read, first.ticket.tenantId, first.ticket.liveId));
  if (!live) return [];
  const isPriced = await isSold(ctx.read, live.id);
  const mark = isPriced ? null : passcodeMark(live);
  const asked = here.filter(({ ticket }) => !opensStill(ticket, mark) && !isGuestByAddress(ticket));
  const attending = asked.filter(({ ticket }) => ticket.identity === LiveIdentity.attendee);
  const memberIds = new Set(attending.flatMap(({ ticket }) => memberOfKey(ticket.key) ?? []));
  const isForAll = live.shareScope === ShareScope.everybody && !isPriced;
  const external = isForAll ? new Set() : await listOutside(ctx.read, live.id, [...memberIds]);
  const gone: T[] = [];
  for (const one of asked) {
    const memberId = memberOfKey(one.ticket.key);
    const isInside = one.ticket.identity === LiveIdentity.attendee && memberId !== null && !external.has(memberId);
    if (isInside) continue;
    if (memberId === null || !(await mayStillEnter(ctx, one.ticket, memberId))) gone.push(one);
  }
  return gone;
}
