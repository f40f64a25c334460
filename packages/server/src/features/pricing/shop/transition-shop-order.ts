import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { ShopOrderAction } from '@shuyuan/contract/pricing/shop';
import type { Context, Tx } from '../../../platform/context.ts';
import { findOrder, updateOrder } from './shop-orders.store.ts';

type Transition = {
  readonly id: string;
  readonly step: ShopOrderAction;
  /** The person whose order it has to be; null: anybody’s of the company. */
  readonly memberId: string | null;
  readonly reason?: string;
};

/** The order after the step; refused with the state it is in where that does not allow it. */
export async function transitionShopOrder(tx: Tx, ctx: Context, { id, step, memberId, reason = '' }: Transition) {
  const { tenantId, id: decidedBy } = ctx.actor;
  const key = { tenantId, id, memberId };
  demand(await findOrder(tx, key), 'request.not-found');
  const order = await updateOrder(tx, { id }, { step, at: new Date(ctx.now()), decidedBy, reason });
  if (order) return order;
  const state = (await findOrder(tx, key))?.state ?? 'cancelled';
  throw new AppError('payment.wrong-state', { state });
}
