import { TextInput, type TextInputProps } from '@mantine/core';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { useT } from '../../../lib/texts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { amountIn } from '../../../ui/typed-amount.ts';

/** The sum that came and what the bank calls it. */
export function ReceivedFields({ money, problem, reference, hasFocus = false, onMoney }: Props) {
  const t = useT('payments');
  return (
    <>
      <AmountInput
        label={t('payment.confirm.money')}
        text={money}
        invalid={t('payment.confirm.money.wrong')}
        error={problem}
        required
        hasFocus={hasFocus}
        onChange={onMoney}
      />
      <TextInput label={t('payment.confirm.reference')} maxLength={orderLimits.referenceMax} required {...reference} />
    </>
  );
}

type Draft = { readonly money: string; readonly reference: string };

/** The problems of a payment as it was typed from the statement of the bank. */
export function useReceivedProblems() {
  const t = useT('payments');
  return ({ money, reference }: Draft) => ({
    money: (amountIn(money) ?? 0n) > 0n ? null : t('payment.confirm.money.wrong'),
    reference: reference.trim() === '' ? t('payment.confirm.reference.missing') : null,
  });
}

type Props = {
  money: string;
  problem: TextInputProps['error'];
  reference: TextInputProps;
  hasFocus?: boolean;
  onMoney: (text: string) => void;
};
