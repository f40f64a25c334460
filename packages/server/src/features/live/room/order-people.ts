import { demand } from '@shuyuan/contract/kernel/app-error';
import { leads, type PersonKey, speaks } from '@shuyuan/contract/live/room/room-protocol';
import { hasPartIn } from '../live.store.ts';
import type { Seat } from './room.ts';
import { demandLeader } from './say-chat.ts';
import { findNameOf, lowerHandOfAbsent, upsertRoomMembership } from './participant.store.ts';
import { memberOfKey } from './ticket.ts';

const place = ({ room }: Seat) => ({ tenantId: room.tenantId, liveId: room.liveId });

/**
 * Somebody a leader may order about: who may be in this room, and has no part in leading it. An assistant cannot send the
 * host out, nor can two hosts each other.
 */
async function findGuestOf({ room }: Seat, key: PersonKey): Promise<string> {
  const here = room.seatsOf(key)[0];
  const name = here?.person.name ?? (await findNameOf(room.ctx.read, room.liveId, key));
  demand(name !== undefined, 'request.not-found');
  const isLeading = here && (leads(here.person.identity) || speaks(here.person.identity));
  const memberId = memberOfKey(key);
  const hasPart = memberId !== null && (await hasPartIn(room.ctx.read, room.liveId, memberId));
  demand(!isLeading && !hasPart, 'auth.forbidden');
  return name;
}

type Change = Parameters<typeof upsertRoomMembership>[2];

async function order(seat: Seat, key: PersonKey, change: Change): Promise<null> {
  const { room } = seat;
  demandLeader(seat);
  const name = await findGuestOf(seat, key);
  await room.ctx.inTransaction((tx) => upsertRoomMembership(tx, { ...place(seat), personKey: key, name }, change));
  room.say({ kind: 'person', key });
  return null;
}

export const mute = (seat: Seat, { key, isMuted }: { readonly key: PersonKey; readonly isMuted: boolean }) =>
  order(seat, key, { isMuted });

/** For good: no ticket opens this room for them again. */
export async function sendOut(seat: Seat, { key }: { readonly key: PersonKey }): Promise<null> {
  await order(seat, key, { removedAt: new Date(seat.room.ctx.now()), isOnStage: false, handRaisedAt: null });
  seat.room.say({ kind: 'hands' });
  return null;
}

export async function invite(
  seat: Seat,
  { key, isOnStage }: { readonly key: PersonKey; readonly isOnStage: boolean },
): Promise<null> {
  await order(seat, key, { isOnStage, handRaisedAt: null });
  seat.room.say({ kind: 'hands' });
  return null;
}

export async function raiseHand(seat: Seat, { isUp }: { readonly isUp: boolean }): Promise<null> {
  const { room, person } = seat;
  demand(!speaks(person.identity) && !leads(person.identity), 'auth.forbidden');
  const whose = { ...place(seat), personKey: person.key, name: person.name };
  const handRaisedAt = isUp ? new Date(room.ctx.now()) : null;
  await room.ctx.inTransaction((tx) => upsertRoomMembership(tx, whose, { handRaisedAt }));
  room.throttle.ask('hands', () => room.say({ kind: 'hands' }));
  return null;
}

/** Who lost the line has a moment to come back before their hand is down. */
export async function lowerHand({ room, person }: Seat, seenMs: number): Promise<void> {
  const seenSince = new Date(room.ctx.now() - seenMs);
  const whose = { liveId: room.liveId, personKey: person.key };
  const wasUp = await room.ctx.inTransaction((tx) => lowerHandOfAbsent(tx, whose, seenSince));
  if (wasUp) room.say({ kind: 'hands' });
}
