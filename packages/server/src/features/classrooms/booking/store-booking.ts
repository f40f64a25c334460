import type { ContextOf, Tx } from '../../../platform/context.ts';
import type { RoomRow } from '../classroom.store.ts';
import { notifyOfBooking } from '../notify-of-booking.ts';
import { insertBooking } from './booking.store.ts';

type NewBooking = Omit<Parameters<typeof insertBooking>[1], 'state' | 'classroomId'>;
type Input = { readonly room: RoomRow; readonly booking: NewBooking; readonly isAgreed: boolean };
type Notifier = Pick<ContextOf<{ readonly tenantId: string } | null>, 'actor' | 'now'>;

/**
 * D-189: the booking, where the room is free; it waits where somebody has to agree, who hears of it. What waits holds
 * its time: nobody is asked to choose between two.
 */
export async function storeBooking(tx: Tx, ctx: Notifier, { room, booking, isAgreed }: Input) {
  const { approverId } = room;
  const isWaiting = !isAgreed && approverId !== null && approverId !== booking.bookedBy;
  const state = isWaiting ? ('waiting' as const) : ('booked' as const);
  if (!(await insertBooking(tx, { ...booking, classroomId: room.id, state }))) return null;
  if (isWaiting) {
    const values = { room: room.name, title: booking.title, startAt: booking.startsAt.getTime() };
    await notifyOfBooking(tx, ctx, { booking, notice: { text: 'waiting', values }, receiver: approverId });
  }
  return state;
}
