import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Tx } from '../../../platform/context.ts';
import { lockOrderOfTrade } from '../orders/order.store.ts';

/** D-109: coins of an order that were taken back with its money are not taken a second time by the book. */
export async function demandNotRefunded(tx: Tx, tradeId: string): Promise<void> {
  const order = await lockOrderOfTrade(tx, tradeId);
  demand(order === undefined || order.refundedCoins === 0n, 'ledger.reversed');
}
