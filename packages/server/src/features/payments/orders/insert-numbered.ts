import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { newOrderNumber } from './new-order-number.ts';
import * as store from './order.store.ts';

/** Two of ten thousand million numbers are hardly ever the same, and never three times. */
const tries = 3;

export async function insertNumbered(
  tx: Tx,
  order: Omit<Parameters<typeof store.insertOrder>[1], 'number'>,
): Promise<string> {
  for (let n = 0; n < tries; n += 1) {
    const number = newOrderNumber();
    if (await store.insertOrder(tx, { ...order, number })) return number;
  }
  throw new AppError('internal.unexpected');
}

/** A further order of the same buyer for money that came beside what one asked for; held, and to be paid at once. */
export async function insertFurtherOrder(
  tx: Tx,
  { now }: { readonly now: () => number },
  order: store.OrderRow,
): Promise<store.OrderRow> {
  const { tenantId, memberId, money, coins } = order;
  const [id, at] = [newId(now()), new Date(now())];
  const dates = { createdAt: at, changedAt: at, expiresAt: at };
  const number = await insertNumbered(tx, { id, tenantId, memberId, money, coins, ...dates });
  const fresh = { refunded: 0n, refundedCoins: 0n, refundNum: 0n, paidAt: null, tradeId: null } as const;
  return { ...order, ...fresh, id, number, state: 'created', createdAt: at, expiresAt: at };
}
