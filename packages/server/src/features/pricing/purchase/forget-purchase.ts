import type { Tx } from '../../../platform/context.ts';
import { endEntitlement, type Shelf } from '../index.ts';
import { shelfOf } from '../offer/offer.ts';
import { endSeatOrder } from '../seats/end-seat-order.ts';

/** D-109: a purchase that is taken back opens nothing any more. Before the book: what it opened is held first, as when it was bought. */
export const forgetPurchase =
  (shelves: readonly Shelf[]) =>
  async (tx: Tx, tradeId: string, at: Date): Promise<void> => {
    const ended = await endEntitlement(tx, tradeId);
    if (ended) await shelfOf(shelves, ended.businessType).takenBack?.(tx, ended.memberId, ended.businessId);
    else await endSeatOrder(shelves, tx, { tradeId, at });
  };
