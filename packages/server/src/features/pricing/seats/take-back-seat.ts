import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { Shelf } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';
import { addHandedOut, lockSeatOrder } from './seat-orders.store.ts';
import { deleteSeat, findSeat } from './seats.store.ts';
import { listTakeable } from './list-takeable.ts';

/** D-115: a seat nobody has used goes to somebody else; also of whoever is not the caller's any more, or left the company. */
export const takeBackSeat =
  (shelves: readonly Shelf[]) =>
  (ctx: Context, { id, memberId }: { readonly id: string; readonly memberId: string }) =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const { tenantId, id: ownerId } = within.actor;
        const order = await lockSeatOrder(tx, { tenantId, memberId: ownerId, id });
        const seat = order && (await findSeat(tx, id, memberId));
        demand(order && seat, 'request.not-found');
        const shelf = shelfOf(shelves, order.businessType);
        const takeable = await listTakeable(tx, { shelf, order, seats: [{ memberId, ...seat }] });
        demand(takeable.has(memberId), 'seat.used');
        await deleteSeat(tx, id, memberId);
        await shelf.takenBack?.(tx, memberId, order.businessId);
        const freeNum = order.quantity - (await addHandedOut(tx, id, -1));
        await notify(tx, within, {
          kind: 'payment',
          text: 'seatTakenBack',
          values: { title: order.title },
          receivers: [memberId],
          subject: { kind: 'seat-order', id },
        });
        return { freeNum };
      }),
    );
