import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import {
  type PaymentMethod,
  receiptLife,
  type ReceiptReason,
  type ReceiptState,
} from '@shuyuan/contract/payments/receipts';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';
import { isOfNumberOrName, startsLike } from '../orders/number-or-name.store.ts';

type NewReceipt = {
  readonly id: string;
  readonly tenantId: string;
  readonly orderId: string | null;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly money: bigint;
  readonly state: ReceiptState;
  readonly reason: ReceiptReason | null;
  readonly receivedAt: Date;
  readonly changedAt: Date;
  readonly decidedBy: string | null;
};

/** Whether it was not recorded before. */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentReceipt')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export const lockReceipt = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom('paymentReceipt')
    .select(['id', 'tenantId', 'orderId', 'method', 'reference', 'money', 'state'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof lockReceipt>>>;

type Step = {
  readonly id: string;
  readonly step: keyof typeof receiptLife.table;
  readonly at: Date;
  readonly decidedBy: string;
  readonly orderId?: string;
  readonly note?: string;
};

/** Whether the payment still waited. */
export async function updateReceiptState(tx: Tx, { id, step, at, ...settled }: Step): Promise<boolean> {
  const { from, to } = receiptLife.table[step];
  const { numUpdatedRows } = await tx
    .updateTable('paymentReceipt')
    .set({ ...settled, state: to, changedAt: at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countOpenReceipts = (read: Reads, tenantId: string): Promise<number> =>
  countRows(read.selectFrom('paymentReceipt').where('tenantId', '=', tenantId).where('state', '=', 'open'));

type ReceiptQuery = {
  readonly tenantId: string;
  readonly state: ReceiptState | undefined;
  readonly search: string | undefined;
};

export async function listReceipts(read: Reads, { tenantId, state, search = '' }: ReceiptQuery, paging: Paging) {
  const rows = await read
    .selectFrom('paymentReceipt as receipt')
    .leftJoin('paymentOrder as order', 'order.id', 'receipt.orderId')
    .leftJoin('member', 'member.id', 'order.memberId')
    .select(['receipt.id', 'receipt.method', 'receipt.reference', 'receipt.money', 'receipt.state', 'receipt.reason'])
    .select(['receipt.receivedAt', 'receipt.note', 'receipt.orderId', 'order.number', 'order.coins'])
    .select(['order.money as orderMoney', 'member.fullName', sql<bigint>`count(*) over ()`.as('total')])
    .where('receipt.tenantId', '=', tenantId)
    .$if(state !== undefined, (query) => query.where('receipt.state', '=', state ?? 'open'))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(receipt.reference like ${startsLike(search)} or ${isOfNumberOrName(search)})`),
    )
    .orderBy('receipt.receivedAt', 'desc')
    .orderBy('receipt.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}
