import { isOpen } from '@shuyuan/contract/live/live-status';
import { leads, type RoomState } from '@shuyuan/contract/live/room/room-protocol';
import { handsMax } from './handle-room-news.ts';
import { findMissed } from './message.store.ts';
import type { Room, Seat } from './room.ts';
import { isSignedOut } from './signed-out.ts';
import { findOwn, listHands } from './participant.store.ts';
import { stillHolds } from './still-holds.ts';

/** Of what was said meanwhile, as much as somebody who was away for minutes reads. */
const missedMax = 200;

export type Refused = 'removed' | 'ended' | 'unknown' | 'signedOut' | 'demoted';

/** Shows the room to who comes in, and from then on everything that is told. */
export async function enterRoom(room: Room, seat: Seat, since: string | undefined): Promise<Refused | null> {
  const { person } = seat;
  const [snapshot, own, missed, hands, isOut, isStill] = await Promise.all([
    room.snapshots.get(room.seats.size),
    findOwn(room.ctx.read, room.liveId, person.key),
    since === undefined ? null : findMissed(room.ctx.read, room.liveId, { sinceId: since, max: missedMax }),
    leads(person.identity) ? listHands(room.ctx.read, room.liveId, handsMax) : [],
    isSignedOut(room.ctx, seat.ticket),
    stillHolds(room.ctx, seat.ticket),
  ]);
  if (!snapshot) return 'unknown';
  if (isOut) return 'signedOut';
  if (!isStill) return 'demoted';
  if (own.isRemoved) return 'removed';
  if (!isOpen(snapshot.state.status)) return 'ended';
  const { isMuted, isOnStage, votedQuestionIds, votedPollIds } = own;
  seat.isOnStage = isOnStage;
  // From here on without a pause: what is told between the welcome and the seat would be missed.
  room.join(seat);
  const watching = room.presence.sum(room.node, room.countPeople());
  // The others may have the number that comes next already, and then it would not be told.
  if (watching !== room.lastWatching) room.lastWatching = -1;
  const state: RoomState = {
    ...snapshot.state,
    ...(missed && { messages: missed.messages }),
    self: { ...person, isMuted, isOnStage },
    watching,
    votedQuestionIds,
    votedPollIds,
    stage: room.stageService.state(room.liveId),
    feeds: room.stageService.feeds(room.liveId),
    hands,
  };
  seat.line.send(JSON.stringify({ t: 'welcome', state }));
  for (const id of missed?.removedIds ?? []) seat.line.send(JSON.stringify({ t: 'message.removed', id }));
  for (const frame of snapshot.since()) seat.line.sendFrame(frame);
  return null;
}
