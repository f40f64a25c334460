import { orderLife, type OrderAction, type OrderState } from '@shuyuan/contract/payments/order-states';
import type { PaymentMethod } from '@shuyuan/contract/payments/receipts';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';
import { isOfNumberOrName } from './number-or-name.store.ts';

type NewOrder = {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly number: string;
  readonly money: bigint;
  readonly coins: bigint;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly expiresAt: Date;
};

/** Whether the number was free. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentOrder')
    .values(order)
    .onConflict((conflict) => conflict.constraint('payment_order_number').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Orders of one person follow each other: each counts those before it. */
export async function lockBuyer(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

export const countWaitingOrders = (read: Reads, memberId: string, now: Date): Promise<number> =>
  countRows(
    read
      .selectFrom('paymentOrder')
      .where('memberId', '=', memberId)
      .where('state', '=', 'created')
      .where('expiresAt', '>', now),
  );

const orders = (read: Reads) =>
  read
    .selectFrom('paymentOrder as order')
    .innerJoin('member', 'member.id', 'order.memberId')
    .select([
      'order.id',
      'order.tenantId',
      'order.memberId',
      'order.number',
      'order.state',
      'order.money',
      'order.coins',
      'order.refunded',
      'order.refundedCoins',
    ])
    .select([
      'order.createdAt',
      'order.expiresAt',
      'order.paidAt',
      'order.reference',
      'order.tradeId',
      'member.fullName',
    ])
    .select(
      sql<bigint>`(select count(*) from payment_refund refund where refund.order_id = "order".id)`.as('refundNum'),
    )
    .select(
      sql<PaymentMethod | null>`(select receipt.method from payment_receipt receipt
        where receipt.order_id = "order".id and receipt.state = 'booked')`.as('method'),
    );
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

export const findOrder = (read: Reads, tenantId: string, id: string): Promise<OrderRow | undefined> =>
  orders(read).where('order.tenantId', '=', tenantId).where('order.id', '=', id).executeTakeFirst();

/** Numbers are written in capitals; people type them as they like. */
export const findNumberedOrder = (read: Reads, tenantId: string, number: string) =>
  read
    .selectFrom('paymentOrder')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst();

export type OrderQuery = {
  readonly tenantId: string;
  /** Undefined: everybody’s. */
  readonly memberId?: string;
  readonly state?: OrderState | undefined;
  readonly search?: string | undefined;
};

export async function listOrders(read: Reads, { tenantId, memberId, state, search }: OrderQuery, paging: Paging) {
  const rows = await orders(read)
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('order.tenantId', '=', tenantId)
    .$if(memberId !== undefined, (query) => query.where('order.memberId', '=', memberId ?? ''))
    .$if(state !== undefined, (query) => query.where('order.state', '=', state ?? 'created'))
    .$if(Boolean(search), (query) => query.where(isOfNumberOrName(search ?? '')))
    .orderBy('order.createdAt', 'desc')
    .orderBy('order.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

type Step = {
  readonly id: string;
  readonly step: OrderAction;
  readonly at: Date;
  readonly decidedBy?: string;
  readonly paid?: { readonly tradeId: string; readonly reference: string };
};

/** Whether the order was in a state the step may leave; of two at once the second finds it was not. */
export async function updateOrderState(tx: Tx, { id, step, at, decidedBy, paid }: Step): Promise<boolean> {
  const { from, to } = orderLife.table[step];
  const { numUpdatedRows } = await tx
    .updateTable('paymentOrder')
    .set({
      state: to,
      changedAt: at,
      ...(decidedBy !== undefined && { decidedBy }),
      ...(paid && { ...paid, paidAt: at }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The columns of an order that change, held until it is decided: before the book, so that nobody waits in a circle. */
export const lockOrder = (tx: Tx, id: string) =>
  tx
    .selectFrom('paymentOrder')
    .select(['state', 'refunded', 'refundedCoins'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The order coins came for by this trade, held; undefined where they came for something else. */
export const lockOrderOfTrade = (tx: Tx, tradeId: string) =>
  tx.selectFrom('paymentOrder').select('refundedCoins').where('tradeId', '=', tradeId).forUpdate().executeTakeFirst();

/** Below zero it comes back to the order. The database refuses more than was paid. */
export async function addToRefunded(
  tx: Tx,
  id: string,
  { money, coins }: { readonly money: bigint; readonly coins: bigint },
): Promise<void> {
  await tx
    .updateTable('paymentOrder')
    .set({ refunded: sql`refunded + ${money}`, refundedCoins: sql`refunded_coins + ${coins}` })
    .where('id', '=', id)
    .execute();
}

/** Closes those nobody paid for in time, at most so many. */
export async function closeExpired(tx: Tx, now: Date, limit: number) {
  return tx
    .updateTable('paymentOrder')
    .set({ state: orderLife.table.expire.to, changedAt: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('paymentOrder')
        .select('id')
        .where('state', '=', 'created')
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tenantId', 'memberId', 'number'])
    .execute();
}

/** An order that is paid with another amount is of that amount: what is invoiced and refunded is what came. */
export async function updateOrderSums(
  tx: Tx,
  id: string,
  sums: { readonly money: bigint; readonly coins: bigint },
): Promise<void> {
  await tx.updateTable('paymentOrder').set(sums).where('id', '=', id).execute();
}
