import { withdrawInvoice } from '@shuyuan/contract/payments/invoice.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import type { Invoice } from '../form/invoice-draft.ts';
import { InvoiceForm } from '../form/InvoiceForm.tsx';
import { invoiceReads } from '../invoice-reads.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { StepName } from './step-names.ts';

type Props = { name: StepName; invoice: Invoice; onClose: () => void };

export function StepDialog({ name, invoice, onClose }: Props) {
  const t = useT('payments');
  if (name === 'edit') return <InvoiceForm invoice={invoice} onClose={onClose} />;
  if (name === 'issue') return <IssueDialog id={invoice.id} onClose={onClose} />;
  if (name !== 'withdraw') return <ReasonDialog kind={name} id={invoice.id} onClose={onClose} />;
  return (
    <RemoveDialog
      title={t('invoice.withdraw')}
      text={t('invoice.withdraw.text')}
      confirmLabel={t('invoice.withdraw')}
      doneText={t('invoice.withdraw.done')}
      endpoint={withdrawInvoice}
      input={{ id: invoice.id }}
      refreshes={invoiceReads}
      claims={['invoice.wrong-state']}
      onClose={onClose}
    />
  );
}
