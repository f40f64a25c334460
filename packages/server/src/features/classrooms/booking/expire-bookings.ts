import type { SystemContext } from '../../../platform/context.ts';
import { notifyOfBooking } from '../notify-of-booking.ts';
import { refuseBegun } from './booking.store.ts';

const atOnce = 200;

/** D-189: what nobody decided on before it begins is closed, and its booker hears of it. */
export const expireBookings = (ctx: SystemContext): Promise<void> =>
  ctx.inTransaction(async (tx) => {
    for (const { name: room, title, bookedBy, ...booking } of await refuseBegun(tx, new Date(ctx.now()), atOnce)) {
      const notice = { text: 'expired', values: { room, title } } as const;
      await notifyOfBooking(tx, ctx, { booking, notice, receiver: bookedBy });
    }
  });
