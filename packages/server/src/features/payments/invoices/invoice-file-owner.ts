import type { FileOwner } from '../../files/index.ts';
import { canRead } from './invoice.policy.ts';
import { findInvoice } from './invoice.store.ts';
import { invoicePurpose } from './invoice-purpose.ts';

/** The file of an invoice is read by whoever reads the invoice: its buyer and finance. */
export const invoiceFileOwner: FileOwner = {
  purpose: invoicePurpose,
  isSecret: true,
  mayRead: async ({ read }, actor, { subjectId }) => {
    const invoice = subjectId === null ? undefined : await findInvoice(read, actor.tenantId, subjectId);
    return invoice !== undefined && canRead(actor, invoice);
  },
};
