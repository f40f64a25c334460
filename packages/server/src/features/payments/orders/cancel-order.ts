import { demand } from '@shuyuan/contract/kernel/app-error';
import { orderLife } from '@shuyuan/contract/payments/order-states';
import type { Context } from '../../../platform/context.ts';
import { updateOrderState } from './order.store.ts';
import { openOwnOrder } from './open-own-order.ts';

export async function cancelOrder(ctx: Context, { id }: { readonly id: string }) {
  const { state } = await openOwnOrder(ctx, id);
  await ctx.inTransaction(async (tx) => {
    const isClosed = await updateOrderState(tx, { id, step: 'cancel', at: new Date(ctx.now()) });
    demand(isClosed, 'payment.wrong-state', { state });
  });
  return { id, state: orderLife.table.cancel.to };
}
