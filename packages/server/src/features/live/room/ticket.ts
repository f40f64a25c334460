import { createHash } from 'node:crypto';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { PersonKey } from '@shuyuan/contract/live/room/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { readClaim, signClaim } from '../../../platform/signed-claim.ts';
import type { LiveRow } from '../live.store.ts';

/** D-053: what opens the sockets of one room, for one person, as one identity. */
export type Ticket = {
  /** Names the ticket through all its renewals: it opens one socket of each kind at a time. */
  readonly id: string;
  readonly tenantId: string;
  readonly liveId: string;
  readonly key: PersonKey;
  readonly name: string;
  readonly portrait: string | null;
  readonly identity: LiveIdentity;
  /** What let them in: that the live is for them, its passcode, or a temporary address. */
  readonly via: 'audience' | 'passcode' | 'link';
  /** Which passcode that was; null when it was none. */
  readonly passcodeMark: string | null;
  /** Of a member: whoever signs out has left the room too. */
  readonly sessionKey: string | null;
  readonly until: number;
};

/** D-053: to enter by; who is in gets another. */
const ticketMs = 5 * minuteMs;

type Signing = Pick<SystemContext, 'secrets' | 'now'>;
const purpose = 'room tickets';

function signTicket({ secrets, now }: Signing, who: Omit<Ticket, 'until'>) {
  const until = now() + ticketMs;
  return { ticket: signClaim(secrets.keyFor(purpose), { ...who, until }), expireTime: until };
}

export const issueTicket = (signing: Signing, who: Omit<Ticket, 'id' | 'until'>) =>
  signTicket(signing, { id: newId(signing.now()), ...who });

/** The same ticket for longer: who copied it shares its one socket, however often it is renewed. */
export const prolongTicket = (signing: Signing, { until: _until, ...who }: Ticket) => signTicket(signing, who);

/** Null when it is not ours, too old, or of another room; one without an id is from before tickets had one. */
export function readTicket({ secrets, now }: Signing, liveId: string, ticket: string): Ticket | null {
  const claim = readClaim<Ticket>(secrets.keyFor(purpose), ticket, now());
  return claim?.liveId === liveId && typeof claim.id === 'string' ? claim : null;
}

/**
 * Which passcode a live has now, without telling it: whoever holds a ticket can read it, and what is hashed here is salted
 * already. Null without one.
 */
export const passcodeMark = ({ passcodeHash }: Pick<LiveRow, 'passcodeHash'>): string | null =>
  passcodeHash === null ? null : createHash('sha256').update(passcodeHash).digest('base64url').slice(0, 12);

/** How long after its end a ticket still says who a guest was. */
const rememberedMs = dayMs;

/** The guest somebody was in this room: whoever was sent out or silenced does not come back as another. */
export function readGuestOf({ secrets, now }: Signing, liveId: string, ticket: string): Ticket | null {
  const claim = readClaim<Ticket>(secrets.keyFor(purpose), ticket, now() - rememberedMs);
  return claim?.liveId === liveId && claim.key.startsWith('g:') ? claim : null;
}

export const memberKey = (memberId: string): PersonKey => `m:${memberId}`;
export const guestKey = (guestId: string): PersonKey => `g:${guestId}`;
export const memberOfKey = (key: PersonKey): string | null => (key.startsWith('m:') ? key.slice(2) : null);
