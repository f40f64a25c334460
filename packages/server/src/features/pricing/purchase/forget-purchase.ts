import type { Tx } from '../../../platform/context.ts';
import { endSubscription } from '../../community/index.ts';
import { endEntitlement } from '../index.ts';

/** D-109: a purchase that is taken back opens nothing any more. Before the book: what it opened is held first, as when it was bought. */
export async function forgetPurchase(tx: Tx, tradeId: string): Promise<void> {
  const ended = await endEntitlement(tx, tradeId);
  if (ended?.businessType !== 'column') return;
  await endSubscription(tx, { memberId: ended.memberId, columnId: ended.businessId });
}
