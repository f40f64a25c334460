import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { PaymentMethod } from '@shuyuan/contract/payments/receipts';
import { type RefundAction, refundLife, type RefundState } from '@shuyuan/contract/payments/refunds';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type SqlBool, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';
import { isOfNumberOrName, startsLike } from '../orders/number-or-name.store.ts';

export type RefundRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly orderId: string;
  readonly number: string;
  readonly method: PaymentMethod;
  readonly money: bigint;
  readonly coins: bigint;
  readonly state: RefundState;
  readonly reason: string;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly tradeId: string | null;
};

type NewRefund = RefundRow & { readonly changedAt: Date; readonly askAt: Date | null };

/** Whether the number was free. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentRefund')
    .values(refund)
    .onConflict((conflict) => conflict.constraint('payment_refund_number').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

const refunds = (read: Reads) =>
  read
    .selectFrom('paymentRefund as refund')
    .select(['refund.id', 'refund.tenantId', 'refund.orderId', 'refund.number', 'refund.method', 'refund.money'])
    .select([
      'refund.coins',
      'refund.state',
      'refund.reason',
      'refund.createdAt',
      'refund.decidedBy',
      'refund.tradeId',
    ]);

export const findRefund = (read: Reads, tenantId: string, id: string): Promise<RefundRow | undefined> =>
  refunds(read).where('refund.tenantId', '=', tenantId).where('refund.id', '=', id).executeTakeFirst();

type Numbered = { readonly tenantId: string; readonly method: ProviderName; readonly number: string };

/** A refund as its provider names it; undefined where it was made in the portal. */
export const findNumberedRefund = (read: Reads, { tenantId, method, number }: Numbered) =>
  refunds(read)
    .where('refund.tenantId', '=', tenantId)
    .where('refund.method', '=', method)
    .where('refund.number', '=', number)
    .executeTakeFirst();

/** The newest first, and no more than an order has. */
export const listRefundsOfOrder = (read: Reads, orderId: string) =>
  refunds(read)
    .where('refund.orderId', '=', orderId)
    .orderBy('refund.createdAt', 'desc')
    .orderBy('refund.id')
    .limit(orderLimits.refunds)
    .execute();

/** How much of an order is back for good. */
export async function sumDone(tx: Tx, orderId: string): Promise<bigint> {
  const { total } = await tx
    .selectFrom('paymentRefund')
    .select(sql<bigint>`coalesce(sum(money), 0)::bigint`.as('total'))
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return total;
}

type Step = {
  readonly id: string;
  readonly step: RefundAction;
  readonly at: Date;
  readonly failure?: string;
  readonly note?: string;
};

/** Whether the refund was in a state the step may leave; told again, or in another order, it was not. What is over is not asked for. */
export async function updateRefundState(tx: Tx, { id, step, at, ...told }: Step): Promise<boolean> {
  const { from, to } = refundLife.table[step];
  const { numUpdatedRows } = await tx
    .updateTable('paymentRefund')
    .set({ ...told, state: to, changedAt: at, ...(step !== 'stall' && { askAt: null }) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With the payment it is of: its order is paid by one. */
const asked = (read: Reads) =>
  refunds(read)
    .innerJoin('paymentReceipt as receipt', 'receipt.orderId', 'refund.orderId')
    .select(['refund.askAt', 'receipt.reference', 'receipt.money as paid'])
    .where('receipt.state', '=', 'booked')
    .where('refund.askAt', 'is not', null);
export type AskedRefund = Awaited<ReturnType<ReturnType<typeof asked>['execute']>>[number];

/** Refunds whose provider is to be asked, of all companies. */
export const listDueRefunds = (read: Reads, now: Date, limit: number) =>
  asked(read).where('refund.askAt', '<=', now).orderBy('refund.askAt').limit(limit).execute();

/** One of them, whether it is due or not; undefined once it is over. */
export const findAskedRefund = (read: Reads, id: string) => asked(read).where('refund.id', '=', id).executeTakeFirst();

/** Whether the caller is the one who asks: of two processes the second finds that it was asked. */
export async function updateRefundAskAt(tx: Tx, { id, askAt }: Pick<AskedRefund, 'id' | 'askAt'>, next: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('paymentRefund')
    .set({ askAt: next })
    .where('id', '=', id)
    .where('askAt', '=', askAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countStuckRefunds = (read: Reads, tenantId: string): Promise<number> =>
  countRows(read.selectFrom('paymentRefund').where('tenantId', '=', tenantId).where('state', '=', 'stuck'));

type Waiting = { readonly tenantId: string; readonly since: Date; readonly askedBefore: Date };

/**
 * Refunds finance is to look at: what a provider holds, what it has not answered for long, and what failed lately and was not
 * asked for again.
 */
export const countWaitingRefunds = (read: Reads, { tenantId, since, askedBefore }: Waiting): Promise<number> =>
  countRows(
    read
      .selectFrom('paymentRefund as refund')
      .where('refund.tenantId', '=', tenantId)
      .where('refund.state', 'in', ['stuck', 'requested', 'failed'])
      .where(
        sql<SqlBool>`(refund.state = 'stuck' or (refund.state = 'requested' and refund.created_at < ${askedBefore})
          or (refund.state = 'failed' and refund.changed_at >= ${since} and not exists (select from payment_refund later
            where later.order_id = refund.order_id and later.created_at > refund.created_at)))`,
      ),
  );

type RefundQuery = {
  readonly tenantId: string;
  readonly state: RefundState | undefined;
  readonly search: string | undefined;
};

export async function listRefunds(read: Reads, { tenantId, state, search = '' }: RefundQuery, paging: Paging) {
  const rows = await refunds(read)
    .innerJoin('paymentOrder as order', 'order.id', 'refund.orderId')
    .innerJoin('member', 'member.id', 'order.memberId')
    .select(['refund.failure', 'refund.note', 'order.number as orderNumber', 'member.fullName'])
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('refund.tenantId', '=', tenantId)
    .$if(state !== undefined, (query) => query.where('refund.state', '=', state ?? 'requested'))
    .$if(search !== '', (query) =>
      query.where(
        sql<SqlBool>`(refund.number like ${startsLike(search.toUpperCase())} or ${isOfNumberOrName(search)})`,
      ),
    )
    .orderBy('refund.createdAt', 'desc')
    .orderBy('refund.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}
