import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listInvoices } from '@shuyuan/contract/payments/invoice.wire';
import { InvoiceStatus, invoiceStatusLabels } from '@shuyuan/contract/payments/invoice-status';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';

/** Finance sees nobody’s drafts. */
const statusesOf = (isBuyer: boolean): readonly InvoiceStatus[] =>
  Object.values(InvoiceStatus).filter((status) => isBuyer || status !== InvoiceStatus.draft);

/** A tab for each status with how many invoices are in it, once that is known. */
export function useStatusTabs(isBuyer: boolean, counts: InvoiceCounts = []) {
  const t = useT('payments');
  const { count } = useFormat();
  const counted = (label: string, of: number): string => (of === 0 ? label : `${label} ${count(of)}`);
  const all = counts.reduce((sum, one) => sum + one.count, 0);
  return [
    { name: 'all', label: counted(t('invoice.status.all'), all) },
    ...statusesOf(isBuyer).map((value) => ({
      name: String(value),
      label: counted(t(invoiceStatusLabels[value]), counts.find(({ status }) => status === value)?.count ?? 0),
    })),
  ];
}

export type InvoiceCounts = OutputOf<typeof listInvoices>['counts'];
