import { bookingProblem } from '@shuyuan/contract/classrooms/booking-problem';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockSharedRoom } from '../classroom.store.ts';
import { cancelBookings, insertBooking, listOfMeetings, renameBookings } from './booking.store.ts';

type MeetingRoom = {
  readonly meetingId: string;
  readonly classroomId: string;
  readonly startTime: number;
  readonly endTime: number;
};
/** The room a meeting cannot have: somebody else has it, or it is not open then. */
type RoomClash = MeetingRoom & { readonly name: string; readonly isTaken: boolean };
type Change = {
  readonly title: string;
  /** Those of the class now, and those it had before. */
  readonly meetingIds: readonly string[];
  readonly rooms: readonly MeetingRoom[];
};

/** Reserves one room; the clash where it cannot be had. A meeting that has begun may still be moved. */
async function reserve(tx: Tx, ctx: Context, { title, wanted }: { title: string; wanted: MeetingRoom }) {
  const { id: bookedBy, tenantId } = ctx.actor;
  const { classroomId, meetingId: classMeetingId, startTime, endTime } = wanted;
  const room = await lockSharedRoom(tx, tenantId, classroomId);
  demand(room, 'request.not-found');
  const clash = { ...wanted, name: room.name };
  const problem = bookingProblem(room, { from: startTime, to: endTime }, Math.min(ctx.now(), startTime));
  if (room.state !== 'open' || problem !== null) return { ...clash, isTaken: false };
  const at = { startsAt: new Date(startTime), endsAt: new Date(endTime), createdAt: new Date(ctx.now()) };
  const booking = { id: newId(ctx.now()), tenantId, classroomId, classMeetingId, title, bookedBy, peopleCount: null };
  return (await insertBooking(tx, { ...booking, ...at })) ? null : { ...clash, isTaken: true };
}

/**
 * In the transaction of a class: rooms its meetings no longer want are free, others are reserved. The first clash is
 * answered, and the caller undoes everything. Rooms are taken in one order, so that two classes that swap theirs do not
 * wait for each other.
 */
export async function replaceMeetingBookings(tx: Tx, ctx: Context, change: Change): Promise<RoomClash | null> {
  const { title, meetingIds, rooms } = change;
  const at = new Date(ctx.now());
  const before = await listOfMeetings(tx, meetingIds, at);
  const keyOf = ({ meetingId, classroomId, startTime, endTime }: MeetingRoom): string =>
    [meetingId, classroomId, startTime, endTime].join(' ');
  const keyOfBooking = ({ classMeetingId, classroomId, startsAt, endsAt }: (typeof before)[number]): string =>
    [classMeetingId, classroomId, startsAt.getTime(), endsAt.getTime()].join(' ');
  const wanted = new Map(rooms.filter(({ endTime }) => endTime > ctx.now()).map((room) => [keyOf(room), room]));
  const [kept, freed] = [
    before.filter((one) => wanted.has(keyOfBooking(one))),
    before.filter((one) => !wanted.has(keyOfBooking(one))),
  ];
  await cancelBookings(tx, { ids: freed.map(({ id }) => id), by: ctx.actor.id, at });
  await renameBookings(
    tx,
    kept.map(({ id }) => id),
    title,
  );
  for (const one of kept) wanted.delete(keyOfBooking(one));
  const inOrder = [...wanted.values()].toSorted(
    (a, b) => a.classroomId.localeCompare(b.classroomId) || a.startTime - b.startTime,
  );
  for (const room of inOrder) {
    const clash = await reserve(tx, ctx, { title, wanted: room });
    if (clash) return clash;
  }
  return null;
}
