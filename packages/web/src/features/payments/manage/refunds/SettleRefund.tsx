import { Textarea } from '@mantine/core';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { settleRefund } from '@shuyuan/contract/payments/refund.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { useOrderStep } from '../../use-order-step.ts';
import type { Refund } from './use-refund-columns.tsx';

type Props = { refund: Refund; onClose: () => void };

/** D-109: money a provider could not hand out was handed out by hand; the note says how. */
export function SettleRefund({ refund: { id, number, money }, onClose }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const form = useDraftForm({
    initial: { note: '' },
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? t('refund.settle.note.missing') : null }),
    refusals: { ...refusalsOfForm(['payment.settled-already']), 'sensitive.found': 'note' },
  });
  const settling = useOrderStep(settleRefund, {
    claims: form.claims,
    doneText: t('refund.settle.done'),
    onDone: onClose,
  });
  return (
    <DraftDialog
      form={form}
      title={t('refund.settle.named', { number })}
      submitLabel={t('refund.settle')}
      isBusy={settling.isPending}
      onSend={({ note }) => settling.mutate({ id, note: note.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('refund.settle.text', { money: format.price(money) })}</HintText>
      <Textarea
        label={t('refund.settle.note')}
        maxLength={orderLimits.reasonMax}
        rows={3}
        required
        data-autofocus
        {...form.textField('note')}
      />
    </DraftDialog>
  );
}
