import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listRooms } from '../classroom.store.ts';
import { listOnDays } from './list-on-days.ts';
import { bookingView } from './booking-view.ts';

type WeekQuery = Paging & {
  readonly day: string;
  readonly search?: string | undefined;
  readonly seats?: number | undefined;
};

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
  const inRoom = await listOnDays(ctx.read, rooms, { from: monday, to: addDays(monday, 7) });
  const items = rooms.map((room) => ({
    room,
    bookings: (inRoom.get(room.id) ?? []).map((row) => bookingView(ctx, row)),
  }));
  return { items, recordCount, monday };
}
