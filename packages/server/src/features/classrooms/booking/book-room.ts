import { bookingProblem } from '@shuyuan/contract/classrooms/booking-problem';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockSharedRoom, type RoomRow } from '../classroom.store.ts';
import { countUpcomingOfMember } from './booking.store.ts';
import { storeBooking } from './store-booking.ts';

type BookingInput = {
  readonly id: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly title: string;
  readonly peopleCount: number | null;
};

function demandBookable(room: RoomRow, { startTime, endTime }: BookingInput, now: number): void {
  demand(room.state === 'open', 'classroom.wrong-state', { state: room.state });
  const problem = bookingProblem(room, { from: startTime, to: endTime }, now);
  demand(problem !== 'closed-then', 'classroom.closed-then');
  demand(problem === null, 'classroom.wrong-time');
}

/** D-189: whether the time is free is decided by the constraint of the table, not by a look before. */
export async function bookRoom(ctx: Context, input: BookingInput) {
  const { id: memberId, tenantId, capabilities } = ctx.actor;
  await refuseSensitive(ctx, [input.title]);
  const id = newId(ctx.now());
  return ctx.inTransaction(async (tx) => {
    const now = ctx.now();
    const room = await lockSharedRoom(tx, tenantId, input.id);
    demand(room, 'request.not-found');
    demandBookable(room, input, now);
    const { upcomingMax } = limits;
    const upcoming = await countUpcomingOfMember(tx, memberId, new Date(now));
    demand(upcoming < upcomingMax, 'classroom.too-many', { max: upcomingMax });
    const booking = {
      id,
      tenantId,
      title: input.title,
      peopleCount: input.peopleCount,
      bookedBy: memberId,
      startsAt: new Date(input.startTime),
      endsAt: new Date(input.endTime),
      createdAt: new Date(now),
    };
    const state = await storeBooking(tx, ctx, { room, booking, isAgreed: capabilities.has('classroom.manage') });
    demand(state, 'classroom.taken', { name: room.name });
    return { id, state };
  });
}
