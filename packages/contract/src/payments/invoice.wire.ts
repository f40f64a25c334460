import { z } from 'zod';
import { amountOut } from '../kernel/amount.wire.ts';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { pageOf, pagingInput } from '../kernel/paging.wire.ts';
import { billingFieldMax as max, BillingType } from './billing-types.ts';
import { invoiceLimits } from './invoice-limits.ts';
import { InvoiceStatus } from './invoice-status.ts';

const base = '/knowledge-operation/invoice';
const status = z.enum(InvoiceStatus);
const paging = { ...pagingInput, pageSize: pagingInput.pageSize.default(invoiceLimits.pageSize) };
const flag = z.union([z.literal(0), z.literal(1)]);

const billing = {
  billingType: z.enum(BillingType),
  title: text(max.title).default(''),
  taxNumber: text(max.taxNumber + 10).default(''),
  address: text(max.address).default(''),
  phone: text(max.phone).default(''),
  bank: text(max.bank).default(''),
  account: text(max.account).default(''),
  email: text(max.email).default(''),
};
const fields = {
  ...billing,
  orderIds: z.array(id).min(1).max(invoiceLimits.ordersMax).describe('paid orders of the caller, each on one invoice'),
};

const invoiceOut = z.object({
  id,
  status,
  billingType: z.enum(BillingType),
  title: z.string(),
  money: amountOut.describe('of all its orders, in hundredths of a yuan'),
  orderNum: z.int(),
  number: z.string().describe('of the invoice itself, once it is issued'),
  reason: z.string().describe('why it was rejected or taken back'),
  person: z.object({ id, fullName: z.string() }),
  createTime: time,
  changeTime: time,
});
const changed = z.object({ id, status });

export const listInvoices = endpoint({
  method: 'GET',
  path: `${base}/pages`,
  summary: 'Invoices, the newest first: one’s own as a buyer, or all of the company for finance (D-190).',
  access: 'member',
  input: z.object({
    ...paging,
    isBuyer: flag.default(1).describe('0: those of everybody, for finance'),
    status: status.optional(),
    search: text(50).optional().describe('title, number or the name of who asked'),
  }),
  output: pageOf(invoiceOut).extend({
    canFinance: z.boolean(),
    counts: z
      .array(z.object({ status, count: z.int().nonnegative() }))
      .describe('of every status, also where one is asked for; one without any is left out'),
  }),
  errors: [],
});

export const readInvoice = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An invoice with its orders and what may be done with it: its buyer, or finance.',
  access: 'member',
  input: idOnly,
  output: invoiceOut.extend({
    taxNumber: z.string(),
    address: z.string(),
    phone: z.string(),
    bank: z.string(),
    account: z.string(),
    email: z.string(),
    orders: z.array(z.object({ id, number: z.string(), money: amountOut, paidTime: time })),
    file: z.object({ id, name: z.string(), path: z.string() }).nullable(),
    can: z.object({
      edit: z.boolean(),
      apply: z.boolean(),
      withdraw: z.boolean(),
      start: z.boolean(),
      reject: z.boolean(),
      issue: z.boolean(),
      takeBack: z.boolean(),
    }),
  }),
  errors: [],
});

export const listInvoiceOrders = endpoint({
  method: 'GET',
  path: `${base}/orders`,
  summary: 'Paid orders of the caller that are on no invoice yet, the newest first.',
  access: 'member',
  input: z.object(paging),
  output: pageOf(z.object({ id, number: z.string(), money: amountOut, paidTime: time })),
  errors: [],
});

export const createInvoice = endpoint({
  method: 'POST',
  path: base,
  summary: 'Asks for an invoice, or keeps the request as a draft (SITE-11, SITE-12).',
  access: 'member',
  input: z.object({ ...fields, isDraft: flag.default(0) }),
  output: changed,
  errors: ['invoice.wrong-orders', 'invoice.not-complete', 'invoice.too-many'],
  idempotent: true,
  rateLimit: { max: 30, per: 'caller' },
});

export const updateInvoice = endpoint({
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Changes a draft or a request that was rejected, and hands it in or keeps it as a draft.',
  access: 'member',
  input: z.object({ id, ...fields, isDraft: flag.default(0) }),
  output: changed,
  errors: ['invoice.wrong-orders', 'invoice.not-complete', 'invoice.wrong-state'],
});

export const withdrawInvoice = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Gives a request up that finance has not begun: its orders may be asked for again.',
  access: 'member',
  input: idOnly,
  output: changed,
  errors: ['invoice.wrong-state'],
});

export const startInvoice = endpoint({
  method: 'PUT',
  path: `${base}/:id/start`,
  summary: 'Finance begins with a request: its buyer cannot take it away any more.',
  access: 'ledger.manage',
  input: idOnly,
  output: changed,
  errors: ['invoice.wrong-state'],
});

export const rejectInvoice = endpoint({
  method: 'PUT',
  path: `${base}/:id/reject`,
  summary: 'Finance sends a request back with the reason; audited.',
  access: 'ledger.manage',
  input: z.object({ id, reason: text(invoiceLimits.reasonMax, 1) }),
  output: changed,
  errors: ['invoice.wrong-state', 'sensitive.found'],
});

export const issueInvoice = endpoint({
  method: 'PUT',
  path: `${base}/:id/issue`,
  summary: 'The invoice with its number and, where there is one, its file; audited.',
  access: 'ledger.manage',
  input: z.object({ id, number: text(invoiceLimits.numberMax, 1), fileId: id.nullable().default(null) }),
  output: changed,
  errors: ['invoice.wrong-state', 'invoice.number-taken'],
});

export const takeInvoiceBack = endpoint({
  method: 'PUT',
  path: `${base}/:id/take-back`,
  summary: 'An issued invoice that does not hold any more: its orders may be refunded or asked for again; audited.',
  access: 'ledger.manage',
  input: z.object({ id, reason: text(invoiceLimits.reasonMax, 1) }),
  output: changed,
  errors: ['invoice.wrong-state', 'sensitive.found'],
});

export const exportInvoices = endpoint({
  method: 'GET',
  path: `${base}/export`,
  summary: 'The invoices finance has before it as a table for a spreadsheet.',
  access: 'invoice.view',
  input: z.object({ status: status.optional(), search: text(50).optional() }),
  output: z.string(),
  errors: [],
  download: { type: 'text/csv', fileName: 'invoices.csv' },
});
