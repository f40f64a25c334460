import type { Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { Shelf } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';
import { endOrder } from './seat-orders.store.ts';
import { deleteSeats } from './seats.store.ts';

type Ending = { readonly tradeId: string; readonly at: Date };

/** D-109, D-125: seats that are paid back or taken back are closed, whoever has them, who are told; nothing is handed out any more. */
export async function endSeatOrder(shelves: readonly Shelf[], tx: Tx, { tradeId, at }: Ending): Promise<void> {
  const order = await endOrder(tx, tradeId, at);
  if (!order) return;
  const { id, tenantId, businessType, businessId, title } = order;
  const receivers = await deleteSeats(tx, id);
  if (receivers.length === 0) return;
  const shelf = shelfOf(shelves, businessType);
  for (const memberId of receivers) await shelf.takenBack?.(tx, memberId, businessId);
  const teller = { actor: { tenantId }, now: () => at.getTime() };
  const notice = { kind: 'payment', text: 'seatTakenBack', values: { title } } as const;
  await notify(tx, teller, { ...notice, receivers, subject: { kind: 'seat-order', id }, key: `seats ended ${id}` });
}
