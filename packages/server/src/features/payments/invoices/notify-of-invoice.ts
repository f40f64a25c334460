import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { InvoiceRow } from './invoice.store.ts';

type InvoiceNotice =
  | { readonly invoice: InvoiceRow; readonly text: 'invoiceIssued' }
  | { readonly invoice: InvoiceRow; readonly text: 'invoiceRejected' | 'invoiceTakenBack'; readonly reason: string };

/** Finance’s decision, to whoever asked for the invoice. */
export async function notifyOfInvoice(tx: Tx, ctx: Context, { invoice, ...told }: InvoiceNotice): Promise<void> {
  const { id, memberId, title } = invoice;
  const about = {
    receivers: [memberId],
    subject: { kind: 'invoice', id },
    link: `/invoice-management/1?invoice=${id}`,
  };
  if (told.text === 'invoiceIssued')
    await notify(tx, ctx, { kind: 'payment', text: told.text, values: { title }, ...about });
  else await notify(tx, ctx, { kind: 'payment', text: told.text, values: { title, reason: told.reason }, ...about });
}
