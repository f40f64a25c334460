import type { Difference, OwnSide } from '@shuyuan/contract/payments/compare-bill';
import type { DifferenceState } from '@shuyuan/contract/payments/difference-kinds';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Reads, Tx } from '../../../platform/db.ts';

type Account = { readonly tenantId: string; readonly method: ProviderName };
type Day = { readonly from: Date; readonly to: Date };

/** Every account of every company; switched off or not, what came there is compared. */
export const listAccounts = (read: Reads): Promise<Account[]> =>
  read.selectFrom('paymentProvider').select(['tenantId', 'method']).orderBy('tenantId').orderBy('method').execute();

export async function isCompared(read: Reads, { tenantId, method }: Account, day: string): Promise<boolean> {
  const row = await read
    .selectFrom('paymentBill')
    .select('day')
    .where('tenantId', '=', tenantId)
    .where('method', '=', method)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another process has compared this day meanwhile. */
export async function insertBill(tx: Tx, account: Account & { day: string; comparedAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentBill')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

type OwnQuery = Account & { readonly day: Day; readonly names: readonly string[] };

/** Payments of a provider recorded here: those of these names, and those of the day. */
export async function listOwnPayments(read: Reads, { day, names, ...account }: OwnQuery) {
  const isOfDay = sql<boolean>`(receipt.received_at >= ${day.from} and receipt.received_at < ${day.to})`;
  const rows = await read
    .selectFrom('paymentReceipt as receipt')
    .leftJoin('paymentOrder as order', 'order.id', 'receipt.orderId')
    .select(['receipt.reference', 'receipt.money', 'order.number', isOfDay.as('isOfDay')])
    .where('receipt.tenantId', '=', account.tenantId)
    .where('receipt.method', '=', account.method)
    .where((where) => where.or([isOfDay, sql<boolean>`receipt.reference = any(${[...names]}::text[])`]))
    .execute();
  return rows.map(({ number, ...row }) => ({ ...row, number: number ?? '' })) satisfies OwnSide['payments'];
}

type OwnRefundQuery = OwnQuery & { readonly payments: readonly string[] };

/**
 * Refunds of payments of a provider: those of these numbers, those made by hand of these payments, and those that were asked for
 * and done on the day, which its bill has whichever of the two moments it goes by.
 */
export async function listOwnRefunds(read: Reads, { day, names, payments, ...account }: OwnRefundQuery) {
  const isByHand = sql<boolean>`(refund.method = 'bank' or refund.note <> '')`;
  const isOfDay = sql<boolean>`(refund.state = 'done' and refund.created_at >= ${day.from} and refund.changed_at < ${day.to})`;
  const rows = await read
    .selectFrom('paymentRefund as refund')
    .innerJoin('paymentOrder as order', 'order.id', 'refund.orderId')
    .innerJoin('paymentReceipt as receipt', 'receipt.orderId', 'refund.orderId')
    .select(['order.number', 'refund.number as refundNumber', 'receipt.reference as payment', 'refund.money'])
    .select([isByHand.as('isByHand'), isOfDay.as('isOfDay')])
    .where('refund.tenantId', '=', account.tenantId)
    .where('refund.state', '<>', 'failed')
    .where('receipt.method', '=', account.method)
    .where('receipt.state', '=', 'booked')
    .where(
      sql<boolean>`(${isOfDay} or refund.number = any(${[...names]}::text[])
        or (${isByHand} and receipt.reference = any(${[...payments]}::text[])))`,
    )
    .orderBy('refund.id')
    .execute();
  return rows satisfies OwnSide['refunds'];
}

type NewDifference = Difference & Account & { readonly id: string; readonly day: string; readonly foundAt: Date };

/** Those that are known already stay as they are; a payment that was missing here is not missing there when it comes late. */
export async function insertDifferences(tx: Tx, rows: readonly NewDifference[]): Promise<void> {
  for (const row of rows) {
    const isKnown = await tx
      .selectFrom('paymentDifference')
      .select('id')
      .where('tenantId', '=', row.tenantId)
      .where('method', '=', row.method)
      .where('kind', '=', 'not-here')
      .where('reference', '=', row.reference)
      .executeTakeFirst();
    if (row.kind === 'not-there' && isKnown) continue;
    await tx
      .insertInto('paymentDifference')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export const countOpenDifferences = (read: Reads, tenantId: string): Promise<number> =>
  countRows(read.selectFrom('paymentDifference').where('tenantId', '=', tenantId).where('state', '=', 'open'));

type DifferenceQuery = { readonly tenantId: string; readonly state: DifferenceState | undefined };

export async function listDifferences(read: Reads, { tenantId, state }: DifferenceQuery, paging: Paging) {
  const rows = await read
    .selectFrom('paymentDifference')
    .select(['id', 'method', 'day', 'kind', 'number', 'reference', 'billMoney', 'ownMoney', 'state', 'note'])
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('tenantId', '=', tenantId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

export const findDifference = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('paymentDifference')
    .select(['day', 'kind', 'number', 'reference'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

type Settled = { readonly id: string; readonly note: string; readonly decidedBy: string };

/** Whether it was still open. */
export async function settleDifferenceRow(tx: Tx, { id, ...settled }: Settled): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paymentDifference')
    .set({ ...settled, state: 'settled' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
