import { Textarea } from '@mantine/core';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { listOrders } from '@shuyuan/contract/payments/order.wire';
import { refundOrder } from '@shuyuan/contract/payments/refund.wire';
import { useRefresh } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { amountIn } from '../../../../ui/typed-amount.ts';
import { useOrderStep } from '../../use-order-step.ts';
import type { CompanyOrder } from '../use-company-order-columns.tsx';
import { RefundSum } from './RefundSum.tsx';
import { useRefundForm } from './use-refund-form.ts';

type Props = { order: CompanyOrder; onClose: () => void };

/** D-109: an order or a part of it goes back, by its provider or by hand; its coins are taken back at its rate. */
export function RefundOrder({ order, onClose }: Props) {
  const t = useT('payments');
  const refresh = useRefresh();
  const { id, number, left } = order;
  const form = useRefundForm(order);
  const { way } = form.draft;
  const refunding = useOrderStep(refundOrder, {
    claims: form.claims,
    doneText: t(way === 'hand' ? 'payment.refund.done' : 'refund.sent'),
    onDone: onClose,
  });
  const refuse = (error: unknown): void => {
    form.refuse(error);
    refresh(listOrders);
  };
  const send = ({ reason }: { reason: string }): void => {
    const money = amountIn(form.draft.money);
    if (money === null) return;
    const input = { id, money: String(money), left, way, reason: reason.trim() };
    refunding.mutate(input, { onError: refuse });
  };
  return (
    <DraftDialog
      form={form}
      title={t('payment.refund.named', { number })}
      submitLabel={t('payment.refund')}
      isBusy={refunding.isPending}
      onSend={send}
      onClose={onClose}
    >
      <RefundSum order={order} form={form} />
      <Textarea
        label={t('payment.refund.reason')}
        maxLength={orderLimits.reasonMax}
        rows={3}
        required
        {...form.textField('reason')}
      />
    </DraftDialog>
  );
}
