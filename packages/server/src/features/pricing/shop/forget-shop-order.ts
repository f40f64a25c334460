import type { Tx } from '../../../platform/context.ts';
import { takeShopCard } from './give-shop-card.ts';
import { findCardOf, returnOne, updateOrder } from './shop-orders.store.ts';

/** D-109: an order whose trade is taken back is cancelled, back in the stock, and its card is not held any more. */
export async function forgetShopOrder(tx: Tx, tradeId: string, at: Date): Promise<void> {
  const order = await updateOrder(tx, { tradeId }, { step: 'takeBack', at, decidedBy: null });
  if (!order) return;
  await returnOne(tx, order.itemId);
  const cardId = await findCardOf(tx, order.itemId);
  if (cardId !== null) await takeShopCard(tx, cardId, order.memberId);
}
