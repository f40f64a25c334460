import { type AuditEntry, recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import type { InvoiceRow } from './invoice.store.ts';

type TrailInput = {
  readonly action: AuditEntry['action'];
  readonly invoice: InvoiceRow;
  readonly after: object;
};

export const recordInvoice = (tx: Tx, ctx: Context, { action, invoice, after }: TrailInput) =>
  recordAudit(tx, ctx, {
    tenantId: invoice.tenantId,
    action,
    subject: { kind: 'invoice', id: invoice.id },
    before: { title: invoice.title, name: invoice.fullName },
    after,
  });
