import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findOrder, type OrderRow } from './order.store.ts';

/** For anybody else it is not there. */
export async function openOwnOrder({ read, actor }: Pick<Context, 'read' | 'actor'>, id: string): Promise<OrderRow> {
  const order = await findOrder(read, actor.tenantId, id);
  demand(order?.memberId === actor.id, 'request.not-found');
  return order;
}
