import { Textarea } from '@mantine/core';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { returnReceipt } from '@shuyuan/contract/payments/receipt.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { useOrderStep } from '../../use-order-step.ts';
import type { Receipt } from './receipt-step.ts';

type Props = { receipt: Receipt; onClose: () => void };

/** D-119: the money went back by hand; the note says how. */
export function ReturnReceipt({ receipt: { id, reference, money }, onClose }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const form = useDraftForm({
    initial: { note: '' },
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? t('receipt.return.note.missing') : null }),
    refusals: { ...refusalsOfForm(['payment.settled-already']), 'sensitive.found': 'note' },
  });
  const returning = useOrderStep(returnReceipt, {
    claims: form.claims,
    doneText: t('receipt.return.done'),
    onDone: onClose,
  });
  return (
    <DraftDialog
      form={form}
      title={t('receipt.return.named', { reference })}
      submitLabel={t('receipt.return')}
      isBusy={returning.isPending}
      onSend={({ note }) => returning.mutate({ id, note: note.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('receipt.return.text', { money: format.price(money) })}</HintText>
      <Textarea
        label={t('receipt.return.note')}
        maxLength={orderLimits.reasonMax}
        rows={3}
        required
        data-autofocus
        {...form.textField('note')}
      />
    </DraftDialog>
  );
}
