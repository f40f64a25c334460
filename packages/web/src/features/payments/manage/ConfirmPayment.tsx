import { amountToWire } from '@shuyuan/contract/kernel/amount';
import { payOrder } from '@shuyuan/contract/payments/receipt.wire';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { amountIn } from '../../../ui/typed-amount.ts';
import { OrderHint } from './OrderHint.tsx';
import { ReceivedFields, useReceivedProblems } from './ReceivedFields.tsx';
import type { CompanyOrder } from './use-company-order-columns.tsx';
import { useReceiptRecorded } from './use-receipt-recorded.ts';

type Props = { order: CompanyOrder; onClose: () => void };

/** D-119: the sum is typed from the statement of the bank, so that another one is noticed; it is recorded and waits. */
export function ConfirmPayment({ order, onClose }: Props) {
  const t = useT('payments');
  const { id, number } = order;
  const problemsOf = useReceivedProblems();
  const form = useDraftForm({
    initial: { money: '', reference: '' },
    problemsOf,
    refusals: { ...refusalsOfForm(['ledger.too-much']), 'payment.recorded-already': 'reference' },
  });
  const paying = useReceiptRecorded(payOrder, {
    claims: form.claims,
    isBooked: ({ receipt }) => receipt === 'booked',
    onDone: onClose,
  });
  const received = amountIn(form.draft.money);
  const isOther = received !== null && received > 0n && received !== BigInt(order.money);
  const send = ({ reference }: { reference: string }): void => {
    if (received === null) return;
    const input = { id, money: amountToWire(received), reference: reference.trim() };
    paying.mutate(input, { onError: form.refuse });
  };
  return (
    <DraftDialog
      form={form}
      title={t('payment.confirm.named', { number })}
      submitLabel={t(isOther ? 'receipt.record.submit' : 'payment.confirm')}
      isBusy={paying.isPending}
      onSend={send}
      onClose={onClose}
    >
      <OrderHint order={order} />
      <ReceivedFields
        money={form.draft.money}
        problem={form.problems.money}
        reference={form.textField('reference')}
        hasFocus
        onMoney={(money) => form.change({ money })}
      />
      <output>{isOther && <HintText>{t('receipt.record.other')}</HintText>}</output>
    </DraftDialog>
  );
}
