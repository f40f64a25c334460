import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { listRooms } from '../classroom.store.ts';
import { listInRooms } from './booking.store.ts';
import { bookingView } from './booking-view.ts';

type WeekQuery = Paging & {
  readonly day: string;
  readonly search?: string | undefined;
  readonly seats?: number | undefined;
};

/** The farthest clock from Greenwich: a week begins by the clock of each room. */
const farthestMs = 15 * hourMs;

/** ROUTE-46 */
export async function readRoomWeek(ctx: Context, { day, search = '', seats, ...paging }: WeekQuery) {
  const { rows: rooms, recordCount } = await listRooms(ctx.read, {
    tenantId: ctx.actor.tenantId,
    search,
    seats,
    isOpen: true,
    limit: paging.pageSize,
    offset: offsetOf(paging),
  });
  const monday = mondayOf(day);
  const bookings = await listInRooms(ctx.read, {
    classroomIds: rooms.map(({ id }) => id),
    from: new Date(Date.parse(monday) - farthestMs),
    to: new Date(Date.parse(addDays(monday, 7)) + farthestMs),
  });
  const inRoom = Map.groupBy(bookings, ({ classroomId }) => classroomId);
  const items = rooms.map((room) => ({
    room,
    bookings: (inRoom.get(room.id) ?? []).map((row) => bookingView(ctx, row)),
  }));
  return { items, recordCount, monday };
}
