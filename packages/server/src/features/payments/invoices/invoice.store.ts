import type { BillingField, BillingType } from '@shuyuan/contract/payments/billing-types';
import { invoiceLife, type InvoiceAction, InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import { openRefundStates } from '@shuyuan/contract/payments/refunds';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import { hasWords, matchesSearch } from '../../../platform/search.ts';
import { invoicePurpose } from './invoice-purpose.ts';

type Billing = Readonly<Record<BillingField, string>> & { readonly billingType: BillingType };

/** Whether the money of an order is on an invoice that stands. */
export async function isInvoiced(read: Reads, orderId: string): Promise<boolean> {
  const row = await read
    .selectFrom('invoiceOrder')
    .select('orderId')
    .where('orderId', '=', orderId)
    .where('isStanding', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** The rest of an order is invoiced, once it is known what is left. */
const leftOfOrder = sql<bigint>`("order".money - "order".refunded)`;
const isNotRefunding = sql<boolean>`not exists (select from payment_refund refund
  where refund.order_id = "order".id and refund.state in (${sql.join(openRefundStates)}))`;

/** Paid orders of a buyer among these, held: none of them is refunded meanwhile. */
export const lockPaidOrders = (tx: Tx, memberId: string, ids: readonly string[]) =>
  tx
    .selectFrom('paymentOrder as order')
    .select(['order.id', leftOfOrder.as('money')])
    .where('order.memberId', '=', memberId)
    .where('order.state', '=', 'paid')
    .where('order.id', 'in', [...ids])
    .where(isNotRefunding)
    .orderBy('order.id')
    .forUpdate()
    .execute();

const freeOrders = (read: Reads, memberId: string) =>
  read
    .selectFrom('paymentOrder as order')
    .where('order.memberId', '=', memberId)
    .where('order.state', '=', 'paid')
    .where(isNotRefunding)
    .where(
      sql<boolean>`not exists (select from invoice_order placed where placed.order_id = "order".id and placed.is_standing)`,
    );

/** Paid orders on no invoice, with what is left of them, the newest first. */
export async function listFreeOrders(read: Reads, memberId: string, paging: Paging) {
  const rows = await freeOrders(read, memberId)
    .select(['order.id', 'order.number', 'order.paidAt', leftOfOrder.as('money')])
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .orderBy('order.createdAt', 'desc')
    .orderBy('order.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

type NewInvoice = Billing & {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly status: InvoiceStatus;
  readonly money: bigint;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<void> {
  await tx.insertInto('invoice').values(invoice).execute();
}

type Orders = {
  readonly tenantId: string;
  readonly invoiceId: string;
  readonly orders: readonly { readonly id: string; readonly money: bigint }[];
};

/**
 * In place of those it had. The condition is no parameter: with one a plan that is kept could not name the index. Whether all of them were free: one that is on another invoice is waited for, and refused.
 */
export async function replaceOrders(tx: Tx, { tenantId, invoiceId, orders }: Orders): Promise<boolean> {
  await tx.deleteFrom('invoiceOrder').where('invoiceId', '=', invoiceId).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invoiceOrder')
    .values(orders.map(({ id: orderId, money }) => ({ tenantId, invoiceId, orderId, money })))
    .onConflict((conflict) => conflict.column('orderId').where('isStanding', '=', sql.lit(true)).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === orders.length;
}

const { draft, applied, issuing, rejected } = InvoiceStatus;
const openStatuses = [draft, applied, issuing, rejected];

/** Drafts and requests of one person that are not answered for good. */
export const countOpenInvoices = async (read: Reads, memberId: string): Promise<number> => {
  const { total } = await read
    .selectFrom('invoice')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('memberId', '=', memberId)
    .where('status', 'in', openStatuses)
    .executeTakeFirstOrThrow();
  return Number(total);
};

const invoices = (read: Reads) =>
  read
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.memberId')
    .selectAll('invoice')
    .select(['member.fullName'])
    .select(
      sql<bigint>`(select count(*) from invoice_order placed where placed.invoice_id = invoice.id)`.as('orderNum'),
    );
export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoices>['execute']>>[number];

export const findInvoice = (read: Reads, tenantId: string, id: string): Promise<InvoiceRow | undefined> =>
  invoices(read).where('invoice.tenantId', '=', tenantId).where('invoice.id', '=', id).executeTakeFirst();

export const listOrdersOfInvoice = (read: Reads, invoiceId: string) =>
  read
    .selectFrom('invoiceOrder as placed')
    .innerJoin('paymentOrder as order', 'order.id', 'placed.orderId')
    .select(['order.id', 'order.number', 'placed.money', 'order.paidAt'])
    .where('placed.invoiceId', '=', invoiceId)
    .orderBy('order.createdAt')
    .orderBy('order.id')
    .execute();

export type InvoiceQuery = {
  readonly tenantId: string;
  /** Undefined: everybody’s, but nobody’s drafts. */
  readonly memberId?: string;
  readonly status?: InvoiceStatus | undefined;
  readonly search?: string | undefined;
};

/** By what stands on the invoice, or by the name of who asked for it. */
function isFound(search: string): RawBuilder<boolean> {
  const isWritten = hasWords(search, sql`search_form(invoice.title || ' ' || invoice.number)`);
  const isNamed = matchesSearch(search, sql`named.search_text`, sql`named.search`);
  return sql<boolean>`((${sql.join(isWritten, sql` and `)})
    or invoice.member_id in (select named.id from member named where ${sql.join(isNamed, sql` and `)}))`;
}

export async function listInvoices(read: Reads, { tenantId, memberId, status, search }: InvoiceQuery, paging: Paging) {
  const rows = await invoices(read)
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('invoice.tenantId', '=', tenantId)
    .$if(memberId !== undefined, (query) => query.where('invoice.memberId', '=', memberId ?? ''))
    .$if(memberId === undefined, (query) => query.where('invoice.status', '<>', InvoiceStatus.draft))
    .$if(status !== undefined, (query) => query.where('invoice.status', '=', status ?? InvoiceStatus.draft))
    .$if(Boolean(search), (query) => query.where(isFound(search ?? '')))
    .orderBy('invoice.createdAt', 'desc')
    .orderBy('invoice.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { rows, recordCount: Number(rows[0]?.total ?? 0) };
}

/** How many of them are in each status, whatever status is asked for; one without any is left out. */
export const countInvoices = (read: Reads, { tenantId, memberId, search }: InvoiceQuery) =>
  read
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.memberId')
    .select(['invoice.status', sql<number>`count(*)::integer`.as('count')])
    .where('invoice.tenantId', '=', tenantId)
    .$if(memberId !== undefined, (query) => query.where('invoice.memberId', '=', memberId ?? ''))
    .$if(memberId === undefined, (query) => query.where('invoice.status', '<>', InvoiceStatus.draft))
    .$if(Boolean(search), (query) => query.where(isFound(search ?? '')))
    .groupBy('invoice.status')
    .orderBy('invoice.status')
    .execute();

type Step = {
  readonly id: string;
  readonly step: InvoiceAction;
  readonly at: Date;
  readonly set?: Partial<Billing> & {
    readonly money?: bigint;
    readonly number?: string;
    readonly reason?: string;
    readonly decidedBy?: string;
  };
};

/** Whether the invoice was in a state the action may leave; of two at once the second finds it was not. */
export async function updateInvoiceStatus(tx: Tx, { id, step, at, set = {} }: Step): Promise<boolean> {
  const { from, to } = invoiceLife.table[step];
  const { numUpdatedRows } = await tx
    .updateTable('invoice')
    .set({ ...set, status: to, changedAt: at })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function freeOrdersOf(tx: Tx, invoiceId: string): Promise<void> {
  await tx.updateTable('invoiceOrder').set({ isStanding: false }).where('invoiceId', '=', invoiceId).execute();
}

type FileQuery = { readonly tenantId: string; readonly invoiceId: string };

/** The newest one finance attached. */
export async function findInvoiceFile(read: Reads, { tenantId, invoiceId }: FileQuery) {
  const file = await read
    .selectFrom('file')
    .select(['id', 'name', 'path'])
    .where('tenantId', '=', tenantId)
    .where('purpose', '=', invoicePurpose)
    .where('subjectId', '=', invoiceId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return file ? { ...file, path: `/files/${file.path}` } : null;
}

/** Whether a write failed because another invoice of the company has the number. */
export const isNumberTaken = (error: unknown): boolean => brokeUnique(error, 'invoice_number');
