import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { approveBooking, bookRoom, createRoom } from '../../features/classrooms/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { personAt } from '../person-at.ts';
import { bookingStories, roomStories } from './room-stories.ts';

const timeZone = 'Asia/Shanghai';

/** Booked before the week began, so that no rule was passed by. */
const bookedAgoMs = 8 * dayMs;

/** Four rooms with their pictures, the week around today in which they are used, and two bookings that wait. */
export async function seedClassrooms(ctx: SystemContext): Promise<void> {
  const keeper = await personAt(ctx, 'luchengze', 30 * dayMs);
  const ids = new Map<string, string>();
  for (const { cover, approver, ...room } of roomStories) {
    const approverId = approver === null ? null : (await personAt(ctx, approver, 0)).actor.id;
    const coverFileId = await bringCover(keeper, cover);
    ids.set(room.name, (await createRoom(keeper, { ...room, timeZone, approverId, coverFileId })).id);
  }
  const approver = await personAt(ctx, 'guhuaiqian', bookedAgoMs);
  const monday = mondayOf(dayIn(timeZone, ctx.now()));
  for (const { room, by, when, title, people, isWaiting } of bookingStories) {
    const [weekday, from, to] = when;
    const at = (hour: number): number => instantIn(timeZone, addDays(monday, weekday - 1), hour * 60);
    const times = { startTime: at(from), endTime: at(to) };
    const booker = await personAt(ctx, by, bookedAgoMs);
    const { id, state } = await bookRoom(booker, { id: ids.get(room) ?? '', ...times, title, peopleCount: people });
    if (state === 'waiting' && !isWaiting) await approveBooking(approver, { id });
  }
}
