import { TextInput } from '@mantine/core';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { bookReceipt } from '@shuyuan/contract/payments/receipt.wire';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { BookingHint } from './BookingHint.tsx';
import type { Receipt } from './receipt-step.ts';

type Props = { receipt: Receipt; onClose: () => void };

/** D-119: books a payment that waits at the rate of its order. */
export function BookReceipt({ receipt, onClose }: Props) {
  const t = useT('payments');
  const { id, reference, order } = receipt;
  const form = useDraftForm({
    initial: { number: '' },
    problemsOf: ({ number }) => ({ number: !order && number.trim() === '' ? t('receipt.number.missing') : null }),
    refusals: {
      ...refusalsOfForm(['payment.settled-already', 'payment.member-left', 'ledger.too-much']),
      'payment.unknown-order': order ? 'form' : 'number',
    },
  });
  const booking = useOrderStep(bookReceipt, {
    claims: form.claims,
    doneText: t('payment.confirm.done'),
    onDone: onClose,
  });
  return (
    <DraftDialog
      form={form}
      title={t('receipt.book.named', { reference })}
      submitLabel={t('receipt.book')}
      isBusy={booking.isPending}
      onSend={({ number }) =>
        booking.mutate({ id, ...(!order && { number: number.trim() }) }, { onError: form.refuse })
      }
      onClose={onClose}
    >
      <BookingHint receipt={receipt} />
      {!order && (
        <TextInput
          label={t('payment.column.number')}
          maxLength={orderLimits.numberMax}
          autoComplete="off"
          dir="ltr"
          required
          data-autofocus
          {...form.textField('number')}
        />
      )}
    </DraftDialog>
  );
}
