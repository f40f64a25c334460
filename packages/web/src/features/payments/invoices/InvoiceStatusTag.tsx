import { unknownLabel, labelKeyOf } from '@shuyuan/contract/kernel/enumeration';
import { InvoiceStatus, invoiceStatusLabels } from '@shuyuan/contract/payments/invoice-status';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const { applied, issuing, issued, rejected } = InvoiceStatus;

const toneOf = (status: InvoiceStatus) => {
  if (status === issued) return 'pine';
  if (status === rejected) return 'cinnabar';
  return status === applied || status === issuing ? 'gold' : 'neutral';
};

/** SITE-11. */
export function InvoiceStatusTag({ status }: { status: InvoiceStatus }) {
  const t = useT('payments');
  const label = labelKeyOf(invoiceStatusLabels, status);
  return <Tag tone={toneOf(status)}>{label === null ? unknownLabel : t(label)}</Tag>;
}
