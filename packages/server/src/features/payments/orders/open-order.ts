import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Tx } from '../../../platform/context.ts';
import { findNumberedOrder, findOrder, lockOrder, type OrderRow } from './order.store.ts';

/** The order before the book: of two who book it at once the second waits here and finds it paid. */
export async function openOrder(tx: Tx, tenantId: string, id: string): Promise<OrderRow> {
  const found = await findOrder(tx, tenantId, id);
  demand(found, 'request.not-found');
  return { ...found, ...(await lockOrder(tx, id)) };
}

/** The same by the number on a transfer; undefined where there is none of it. */
export async function openNumberedOrder(tx: Tx, tenantId: string, number: string): Promise<OrderRow | undefined> {
  const found = await findNumberedOrder(tx, tenantId, number);
  return found && openOrder(tx, tenantId, found.id);
}
