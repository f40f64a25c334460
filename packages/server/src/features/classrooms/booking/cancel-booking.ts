import { bookingLife } from '@shuyuan/contract/classrooms/booking-states';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { isOwned, ownsBooking } from '../classroom.policy.ts';
import { notifyOfBooking } from '../notify-of-booking.ts';
import { cancelUpcoming, findBooking } from './booking.store.ts';

/** D-189: before it begins; the time is free again at once, and a booker it was taken from hears of it. */
export async function cancelBooking(ctx: Context, { id }: { readonly id: string }) {
  const { actor } = ctx;
  await ctx.inTransaction(async (tx) => {
    const booking = await findBooking(tx, actor.tenantId, id);
    demand(booking, 'request.not-found');
    demand(ownsBooking(actor, booking), 'auth.forbidden');
    demand(!isOwned(booking), 'classroom.owned');
    if (await cancelUpcoming(tx, { id, by: actor.id, at: new Date(ctx.now()) })) {
      const { name: room, title, startsAt, bookedBy: receiver } = booking;
      if (receiver === actor.id) return;
      const notice = { text: 'cancelled', values: { room, title, startAt: startsAt.getTime() } } as const;
      await notifyOfBooking(tx, ctx, { booking: { id, tenantId: actor.tenantId }, notice, receiver });
      return;
    }
    const { state } = (await findBooking(tx, actor.tenantId, id)) ?? booking;
    throw new AppError('classroom.wrong-state', { state });
  });
  return { id, state: bookingLife.table.cancel.to };
}
