import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type ShopOrderAction, shopOrderLife, type ShopOrderState } from '@shuyuan/contract/pricing/shop';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';

/**
 * Takes one out of the stock, while there is one; its row is held until the order commits, so that orders of it follow each
 * other. Undefined: there is none, or it is not offered.
 */
export const takeOne = (tx: Tx, tenantId: string, id: string) =>
  tx
    .updateTable('shopItem')
    .set({ stock: sql<number | null>`stock - 1` })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('isActive', '=', true)
    .where((where) => where.or([where('stock', 'is', null), where('stock', '>', 0)]))
    .returning(['kind', 'cardId', 'title', 'price', 'perPerson'])
    .executeTakeFirst();

export const returnOne = (tx: Tx, id: string) =>
  tx
    .updateTable('shopItem')
    .set({ stock: sql<number | null>`stock + 1` })
    .where('id', '=', id)
    .execute();

/** Whether it is offered at all; undefined: there is nothing of this id. */
export const findItem = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('shopItem')
    .select('isActive')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

export const countOwn = (read: Reads, itemId: string, memberId: string): Promise<number> =>
  countRows(
    read
      .selectFrom('shopOrder')
      .where('itemId', '=', itemId)
      .where('memberId', '=', memberId)
      .where('state', '<>', 'cancelled'),
  );

type NewOrder = {
  readonly id: string;
  readonly tenantId: string;
  readonly itemId: string;
  readonly memberId: string;
  readonly title: string;
  readonly price: bigint;
  readonly state: ShopOrderState;
  readonly tradeId: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
};
export const insertOrder = (tx: Tx, order: NewOrder) => tx.insertInto('shopOrder').values(order).execute();

type Step = {
  readonly step: ShopOrderAction;
  readonly at: Date;
  readonly decidedBy: string | null;
  readonly reason?: string;
};
type OrderKey = { readonly id: string } | { readonly tradeId: string };

/** The order after the step; undefined where its state does not allow it: of two at once the second finds that. */
export const updateOrder = (tx: Tx, key: OrderKey, { step, at, decidedBy, reason = '' }: Step) => {
  const { from, to } = shopOrderLife.table[step];
  const changed = tx.updateTable('shopOrder').set({ state: to, changedAt: at, decidedBy, reason });
  return ('id' in key ? changed.where('id', '=', key.id) : changed.where('tradeId', '=', key.tradeId))
    .where('state', 'in', [...from])
    .returning(['id', 'itemId', 'memberId', 'title', 'price', 'tradeId', 'state'])
    .executeTakeFirst();
};

/** Of somebody’s own or, without a person, of the whole company; undefined: there is none. */
export const findOrder = (
  read: Reads,
  { tenantId, id, memberId }: { tenantId: string; id: string; memberId: string | null },
) =>
  read
    .selectFrom('shopOrder')
    .select(['id', 'state'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .$if(memberId !== null, (query) => query.where('memberId', '=', memberId ?? ''))
    .executeTakeFirst();

export type OrdersQuery = {
  readonly tenantId: string;
  readonly memberId?: string;
  readonly state?: ShopOrderState | undefined;
};

const orders = (read: Reads, { tenantId, memberId, state }: OrdersQuery) =>
  read
    .selectFrom('shopOrder as order')
    .where('order.tenantId', '=', tenantId)
    .$if(memberId !== undefined, (query) => query.where('order.memberId', '=', memberId ?? ''))
    .$if(state !== undefined, (query) => query.where('order.state', '=', state ?? 'waiting'));

export const countOrders = (read: Reads, query: OrdersQuery): Promise<number> => countRows(orders(read, query));

export const listOrders = (read: Reads, query: OrdersQuery, paging: Paging) =>
  orders(read, query)
    .innerJoin('member', 'member.id', 'order.memberId')
    .select(['order.id', 'order.title', 'order.price', 'order.state', 'order.reason'])
    .select(['order.createdAt', 'order.changedAt', 'member.fullName'])
    .orderBy('order.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

/** The card an item gives; null: none. */
export const findCardOf = async (read: Reads, itemId: string): Promise<string | null> =>
  (await read.selectFrom('shopItem').select('cardId').where('id', '=', itemId).executeTakeFirst())?.cardId ?? null;
