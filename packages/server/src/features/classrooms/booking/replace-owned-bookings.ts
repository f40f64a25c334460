import { bookingProblem } from '@shuyuan/contract/classrooms/booking-problem';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockSharedRoom } from '../classroom.store.ts';
import { type BookingOwnerKind, cancelBookings, listOwned, ownerColumns, renameBookings } from './booking.store.ts';
import { storeBooking } from './store-booking.ts';

type OwnedRoom = {
  /** The meeting of a class, or the live. */
  readonly ownerId: string;
  readonly classroomId: string;
  readonly startTime: number;
  readonly endTime: number;
};
/** The room its owner cannot have: somebody else has it, or it is not open then. */
type RoomClash = OwnedRoom & { readonly name: string; readonly isTaken: boolean };
type Change = {
  readonly ownerKind: BookingOwnerKind;
  readonly tenantId: string;
  readonly title: string;
  readonly bookedBy: string;
  /** Null: the clock, or a supplier. */
  readonly changedBy: string | null;
  /** The owners now, and those there were before. */
  readonly ownerIds: readonly string[];
  readonly rooms: readonly OwnedRoom[];
};
type Mover = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;

/** Reserves one room; the clash where it cannot be had. What has begun may still be moved. */
async function reserve(tx: Tx, ctx: Mover, { change, wanted }: { change: Change; wanted: OwnedRoom }) {
  const { tenantId, title, bookedBy, ownerKind } = change;
  const { classroomId, ownerId, startTime, endTime } = wanted;
  const room = await lockSharedRoom(tx, tenantId, classroomId);
  demand(room, 'request.not-found');
  const clash = { ...wanted, name: room.name };
  const problem = bookingProblem(room, { from: startTime, to: endTime }, Math.min(ctx.now(), startTime));
  if (room.state !== 'open' || problem !== null) return { ...clash, isTaken: false };
  const at = { startsAt: new Date(startTime), endsAt: new Date(endTime), createdAt: new Date(ctx.now()) };
  const owner = { [ownerColumns[ownerKind]]: ownerId };
  const booking = { id: newId(ctx.now()), tenantId, title, bookedBy, peopleCount: null, ...owner, ...at };
  return (await storeBooking(tx, ctx, { room, booking, isAgreed: false })) ? null : { ...clash, isTaken: true };
}

const keyOf = ({ ownerId, classroomId, startTime, endTime }: OwnedRoom): string =>
  [ownerId, classroomId, startTime, endTime].join(' ');

/**
 * In the transaction of a class or a live: rooms it no longer wants are free, others are reserved. The first clash is
 * answered, and the caller undoes everything. Rooms are taken in one order, so that two that swap theirs do not wait for
 * each other.
 */
export async function replaceOwnedBookings(tx: Tx, ctx: Mover, change: Change): Promise<RoomClash | null> {
  const at = new Date(ctx.now());
  const before = (await listOwned(tx, change, at)).map(({ startsAt, endsAt, ...row }) => ({
    id: row.id,
    key: keyOf({ ...row, startTime: startsAt.getTime(), endTime: endsAt.getTime() }),
  }));
  const wanted = new Map(change.rooms.filter(({ endTime }) => endTime > ctx.now()).map((room) => [keyOf(room), room]));
  const idsWhere = (isKept: boolean): string[] =>
    before.filter(({ key }) => wanted.has(key) === isKept).map(({ id }) => id);
  await cancelBookings(tx, { ids: idsWhere(false), by: change.changedBy, at });
  await renameBookings(tx, idsWhere(true), change.title);
  for (const { key } of before) wanted.delete(key);
  const inOrder = [...wanted.values()].toSorted(
    (a, b) => a.classroomId.localeCompare(b.classroomId) || a.startTime - b.startTime,
  );
  for (const room of inOrder) {
    const clash = await reserve(tx, ctx, { change, wanted: room });
    if (clash) return clash;
  }
  return null;
}
