import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { createInvoice, updateInvoice } from '@shuyuan/contract/payments/invoice.wire';
import { InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { invoiceReads } from '../invoice-reads.ts';
import type { Invoice, InvoiceDraft } from './invoice-draft.ts';

type Options = { readonly claims: ErrorCode[]; readonly onDone: () => void };

/** Hands a request in or keeps it as a draft, a new one or one that is there. */
export function useInvoiceWrite(invoice: Invoice | null, { claims, onDone }: Options) {
  const t = useT('payments');
  const options = {
    claims,
    refreshes: invoiceReads,
    onSuccess: ({ status }: { status: InvoiceStatus }) => {
      showNotice(t(status === InvoiceStatus.draft ? 'invoice.done.draft' : 'invoice.done.applied'), 'success');
      onDone();
    },
  };
  const creating = useWrite(createInvoice, options);
  const updating = useWrite(updateInvoice, options);
  const save = ({ isDraft, orderIds, ...draft }: InvoiceDraft, refuse: (error: unknown) => boolean): void => {
    const input = { ...draft, orderIds: [...orderIds], isDraft: isDraft ? (1 as const) : (0 as const) };
    if (invoice) updating.mutate({ id: invoice.id, ...input }, { onError: refuse });
    else creating.mutate(input, { onError: refuse });
  };
  return { save, isBusy: creating.isPending || updating.isPending };
}
