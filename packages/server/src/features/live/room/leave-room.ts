import type { SystemContext } from '../../../platform/context.ts';
import { seenMs } from './maintain-rooms.ts';
import { lowerHand } from './order-people.ts';
import type { Seat } from './room.ts';
import { memberOfKey } from './ticket.ts';
import { visitBatch } from './visit.store.ts';

/** How long somebody who lost the line keeps their hand up. */
const handGraceMs = 10_000;

export function noteEntered({ writeBehind, now }: SystemContext, { id, room, person }: Seat): void {
  const { tenantId, liveId, node } = room;
  const who = { personKey: person.key, memberId: memberOfKey(person.key), identity: person.identity };
  writeBehind(visitBatch, [{ kind: 'entered', id, tenantId, liveId, ...who, at: new Date(now()), node }]);
}

export const noteLeft = ({ writeBehind, now }: SystemContext, { id }: Seat): void =>
  writeBehind(visitBatch, [{ kind: 'left', id, at: new Date(now()) }]);

/** What a person leaves behind with their last line: their place on the stage at once, their hand after a while. */
export function announceLeaving(seat: Seat): void {
  const { room, person } = seat;
  const warn = (error: unknown): void => room.ctx.log.warn({ err: error }, 'somebody could not be seen off');
  room.takeOffStage(person);
  setTimeout(() => void lowerHand(seat, seenMs).catch(warn), handGraceMs).unref();
}
