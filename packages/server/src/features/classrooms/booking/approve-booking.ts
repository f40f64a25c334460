import { bookingLife } from '@shuyuan/contract/classrooms/booking-states';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { decidesOn } from '../classroom.policy.ts';
import { notifyOfBooking } from '../notify-of-booking.ts';
import { decideWaiting, findBooking } from './booking.store.ts';

type Decision = { readonly id: string; readonly step: 'approve' | 'refuse'; readonly reason: string };

/** D-189: before it begins, by the colleague its room asks, or whoever keeps the rooms; of two one decides. */
async function decide(ctx: Context, { id, step, reason }: Decision) {
  const { actor } = ctx;
  await ctx.inTransaction(async (tx) => {
    const booking = await findBooking(tx, actor.tenantId, id);
    demand(booking, 'request.not-found');
    demand(decidesOn(actor, booking), 'auth.forbidden');
    if (!(await decideWaiting(tx, { id, step, by: actor.id, refusal: reason, at: new Date(ctx.now()) }))) {
      const { state } = (await findBooking(tx, actor.tenantId, id)) ?? booking;
      throw new AppError('classroom.wrong-state', { state });
    }
    const { name: room, title, startsAt, bookedBy: receiver } = booking;
    const notice =
      step === 'approve'
        ? ({ text: 'approved', values: { room, title, startAt: startsAt.getTime() } } as const)
        : ({ text: 'refused', values: { room, title, reason } } as const);
    await notifyOfBooking(tx, ctx, { booking: { id, tenantId: actor.tenantId }, notice, receiver });
  });
  return { id, state: bookingLife.table[step].to };
}

export const approveBooking = (ctx: Context, { id }: { readonly id: string }) =>
  decide(ctx, { id, step: 'approve', reason: '' });

export async function refuseBooking(ctx: Context, { id, reason }: { readonly id: string; readonly reason: string }) {
  await refuseSensitive(ctx, [reason]);
  return decide(ctx, { id, step: 'refuse', reason });
}
