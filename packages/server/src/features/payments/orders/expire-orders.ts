import type { SystemContext } from '../../../platform/context.ts';
import { notifyOfOrder } from './notify-of-order.ts';
import { closeExpired } from './order.store.ts';

const atOnce = 200;

/** Money that comes later is booked all the same; the order only waits no longer. */
export const expireOrders = (ctx: SystemContext): Promise<void> =>
  ctx.inTransaction(async (tx) => {
    for (const order of await closeExpired(tx, new Date(ctx.now()), atOnce))
      await notifyOfOrder(tx, ctx, { order, text: 'expired' });
  });
