import { addDays, mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { bookRoom, createRoom } from '../../features/classrooms/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { bookingStories, roomStories } from './room-stories.ts';

const timeZone = 'Asia/Shanghai';

/** Booked before the week began, so that no rule was passed by. */
const bookedAgoMs = 8 * dayMs;

/** Four rooms, and the week around today in which they are used. */
export async function seedClassrooms(ctx: SystemContext): Promise<void> {
  const keeper = await personAt(ctx, 'luchengze', 30 * dayMs);
  const ids = new Map<string, string>();
  for (const room of roomStories) ids.set(room.name, (await createRoom(keeper, { ...room, timeZone })).id);
  const monday = mondayOf(dayIn(timeZone, ctx.now()));
  for (const { room, by, when, title, people } of bookingStories) {
    const [weekday, from, to] = when;
    const at = (hour: number): number => instantIn(timeZone, addDays(monday, weekday - 1), hour * 60);
    const times = { startTime: at(from), endTime: at(to) };
    const booker = await personAt(ctx, by, bookedAgoMs);
    await bookRoom(booker, { id: ids.get(room) ?? '', ...times, title, peopleCount: people });
  }
}
