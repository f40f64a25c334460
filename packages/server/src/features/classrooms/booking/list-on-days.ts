import { hourMs } from '@shuyuan/contract/kernel/time-units';
import type { Reads } from '../../../platform/context.ts';
import { type BookingRow, listInRooms } from './booking.store.ts';

/** The farthest clock from Greenwich: a day begins by the clock of each room. */
const farthestMs = 15 * hourMs;

type Days = { readonly from: string; readonly to: string };

/** Bookings of some rooms from a day until before another, by the id of the room; somewhat more at both ends. */
export async function listOnDays(
  read: Reads,
  rooms: readonly { readonly id: string }[],
  { from, to }: Days,
): Promise<ReadonlyMap<string, readonly BookingRow[]>> {
  const bookings = await listInRooms(read, {
    classroomIds: rooms.map(({ id }) => id),
    from: new Date(Date.parse(from) - farthestMs),
    to: new Date(Date.parse(to) + farthestMs),
  });
  return Map.groupBy(bookings, ({ classroomId }) => classroomId);
}
