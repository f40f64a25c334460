import { formatAmount, amount } from '@shuyuan/contract/kernel/amount';
import { billingTypeLabels } from '@shuyuan/contract/payments/billing-types';
import { type InvoiceStatus, invoiceStatusLabels } from '@shuyuan/contract/payments/invoice-status';
import type { Context } from '../../../platform/context.ts';
import type { TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { listInvoices } from './invoice.store.ts';
import { paymentTexts } from './payment-texts.ts';

type ExportInput = { readonly status?: InvoiceStatus | undefined; readonly search?: string | undefined };

const atOnce = 100;

async function* rowsOf({ read, actor, language }: Context, input: ExportInput): AsyncGenerator<TableRow> {
  const words = paymentTexts[language];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { rows } = await listInvoices(read, { tenantId: actor.tenantId, ...input }, { page, pageSize: atOnce });
    for (const row of rows)
      yield [
        row.createdAt,
        row.fullName,
        words[billingTypeLabels[row.billingType]],
        row.title,
        row.taxNumber,
        row.address,
        row.phone,
        row.bank,
        row.account,
        row.email,
        formatAmount(amount(row.money)),
        words[invoiceStatusLabels[row.status]],
        row.number,
      ];
    isMore = rows.length === atOnce;
  }
}

/** All that finance filters for, as it is shown. */
export const exportInvoices = async (ctx: Context, input: ExportInput) => {
  const words = paymentTexts[ctx.language];
  return writeCsv({
    facts: [],
    headings: [
      words['invoice.column.time'],
      words['invoice.column.person'],
      words['invoice.column.billing'],
      words['invoice.field.title'],
      words['invoice.field.taxNumber'],
      words['invoice.field.address'],
      words['invoice.field.phone'],
      words['invoice.field.bank'],
      words['invoice.field.account'],
      words['invoice.field.email'],
      words['invoice.column.money'],
      words['invoice.column.status'],
      words['invoice.column.number'],
    ],
    rows: rowsOf(ctx, input),
    timeZone: ctx.external.timeZone,
    isRightToLeft: ctx.language === 'ar',
  });
};
