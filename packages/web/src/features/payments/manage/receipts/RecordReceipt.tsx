import { TextInput } from '@mantine/core';
import { amountToWire } from '@shuyuan/contract/kernel/amount';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { recordReceipt } from '@shuyuan/contract/payments/receipt.wire';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { amountIn } from '../../../../ui/typed-amount.ts';
import { ReceivedFields, useReceivedProblems } from '../ReceivedFields.tsx';
import { useReceiptRecorded } from '../use-receipt-recorded.ts';

const nothing = { number: '', money: '', reference: '' };

/** D-119: a transfer on the statement of the bank, whether or not anybody knows what it is for. */
export function RecordReceipt({ onClose }: { onClose: () => void }) {
  const t = useT('payments');
  const problemsOf = useReceivedProblems();
  const form = useDraftForm({
    initial: nothing,
    problemsOf,
    refusals: {
      ...refusalsOfForm(['ledger.too-much']),
      'payment.unknown-order': 'number',
      'payment.recorded-already': 'reference',
    },
  });
  const recording = useReceiptRecorded(recordReceipt, {
    claims: form.claims,
    isBooked: ({ state }) => state === 'booked',
    onDone: onClose,
  });
  const send = ({ number, money, reference }: typeof nothing): void => {
    const received = amountIn(money);
    if (received === null) return;
    const input = { number: number.trim(), money: amountToWire(received), reference: reference.trim() };
    recording.mutate(input, { onError: form.refuse });
  };
  return (
    <DraftDialog
      form={form}
      title={t('receipt.record')}
      submitLabel={t('receipt.record.submit')}
      isBusy={recording.isPending}
      onSend={send}
      onClose={onClose}
    >
      <HintText>{t('receipt.record.text')}</HintText>
      <TextInput
        label={t('receipt.record.number')}
        maxLength={orderLimits.numberMax}
        autoComplete="off"
        dir="ltr"
        data-autofocus
        {...form.textField('number')}
      />
      <ReceivedFields
        money={form.draft.money}
        problem={form.problems.money}
        reference={form.textField('reference')}
        onMoney={(money) => form.change({ money })}
      />
    </DraftDialog>
  );
}
