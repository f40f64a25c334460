import { Textarea } from '@mantine/core';
import { invoiceLimits } from '@shuyuan/contract/payments/invoice-limits';
import { rejectInvoice, takeInvoiceBack } from '@shuyuan/contract/payments/invoice.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { invoiceReads } from '../invoice-reads.ts';

type Props = { kind: 'reject' | 'takeBack'; id: string; onClose: () => void };

/** Sends a request back, or takes an issued invoice back, with the reason its buyer reads. */
export function ReasonDialog({ kind, id, onClose }: Props) {
  const t = useT('payments');
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? t('invoice.reason.missing') : null }),
    refusals: { ...refusalsOfForm(['invoice.wrong-state']), 'sensitive.found': 'reason' },
  });
  const deciding = useWrite(kind === 'reject' ? rejectInvoice : takeInvoiceBack, {
    claims: form.claims,
    refreshes: invoiceReads,
    onSuccess: () => {
      showNotice(t(`invoice.${kind}.done`), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t(`invoice.${kind}`)}
      submitLabel={t(`invoice.${kind}`)}
      isBusy={deciding.isPending}
      onSend={({ reason }) => deciding.mutate({ id, reason: reason.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      {kind === 'takeBack' && <HintText>{t('invoice.takeBack.text')}</HintText>}
      <Textarea
        label={t('invoice.reason')}
        description={t('invoice.reason.hint')}
        maxLength={invoiceLimits.reasonMax}
        rows={3}
        required
        data-autofocus
        {...form.textField('reason')}
      />
    </DraftDialog>
  );
}
