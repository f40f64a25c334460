import type { RefundWay } from '@shuyuan/contract/payments/refunds';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { type DraftForm, refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { amountIn, plainAmount } from '../../../../ui/typed-amount.ts';
import type { CompanyOrder } from '../use-company-order-columns.tsx';

/** The draft of a refund: all that is left of the order, the way its money came, until something else is chosen. */
export function useRefundForm({ left, ways }: CompanyOrder): DraftForm<RefundDraft> {
  const t = useT('payments');
  const format = useFormat();
  const isInBounds = (text: string): boolean => {
    const money = amountIn(text);
    return money !== null && money > 0n && money <= BigInt(left);
  };
  return useDraftForm<RefundDraft>({
    initial: { money: plainAmount(BigInt(left)), way: ways[0] ?? 'hand', reason: '' },
    problemsOf: ({ money, reason }) => ({
      money: isInBounds(money) ? null : t('refund.money.wrong', { left: format.price(left) }),
      reason: reason.trim() === '' ? t('payment.refund.reason.missing') : null,
    }),
    refusals: {
      ...refusalsOfForm(['payment.wrong-state', 'payment.invoiced', 'payment.provider-off', 'payment.provider-failed']),
      'ledger.balance-short': 'money',
      'request.stale': { field: 'money', text: t('refund.changed') },
      'sensitive.found': 'reason',
    },
  });
}

export type RefundDraft = { readonly money: string; readonly way: RefundWay; readonly reason: string };
