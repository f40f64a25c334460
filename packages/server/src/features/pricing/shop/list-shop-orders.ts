import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { shopOrderLife, type ShopOrderState } from '@shuyuan/contract/pricing/shop';
import type { Context } from '../../../platform/context.ts';
import { countOrders, listOrders, type OrdersQuery } from './shop-orders.store.ts';

type Row = Awaited<ReturnType<typeof listOrders>>[number];

const toWire = ({ id, title, price, state, reason, createdAt, changedAt }: Row, isManager: boolean) => ({
  id,
  title,
  price: amountToWire(amount(price)),
  state,
  reason,
  createTime: createdAt.getTime(),
  changeTime: changedAt.getTime(),
  can: {
    handOut: isManager && shopOrderLife.can('handOut', state),
    cancel: shopOrderLife.can('cancel', state),
  },
});

const list = ({ read }: Context, query: OrdersQuery, paging: Paging) =>
  Promise.all([listOrders(read, query, paging), countOrders(read, query)]);

/** For whoever hands things out. */
export async function listShopOrders(
  ctx: Context,
  { state, ...paging }: Paging & { readonly state?: ShopOrderState | undefined },
) {
  const [rows, recordCount] = await list(ctx, { tenantId: ctx.actor.tenantId, state }, paging);
  return { items: rows.map((row) => ({ ...toWire(row, true), memberName: row.fullName })), recordCount };
}

/** Those of the caller. */
export async function listOwnShopOrders(ctx: Context, paging: Paging) {
  const { tenantId, id: memberId } = ctx.actor;
  const [rows, recordCount] = await list(ctx, { tenantId, memberId }, paging);
  return { items: rows.map((row) => toWire(row, false)), recordCount };
}
