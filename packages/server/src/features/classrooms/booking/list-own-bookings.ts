import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listOwn } from './booking.store.ts';
import { bookingView } from './booking-view.ts';
import { roomOfBooking } from './room-of-booking.ts';

export async function listOwnBookings(ctx: Context, { isPast, ...paging }: Paging & { readonly isPast: boolean }) {
  const { rows, recordCount } = await listOwn(ctx.read, {
    memberId: ctx.actor.id,
    now: new Date(ctx.now()),
    isPast,
    limit: paging.pageSize,
    offset: offsetOf(paging),
  });
  const items = rows.map((row) => ({
    ...bookingView(ctx, row),
    room: roomOfBooking(row),
  }));
  return { items, recordCount };
}
