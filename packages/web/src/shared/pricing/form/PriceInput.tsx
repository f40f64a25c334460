import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { amountIn } from '../../../ui/typed-amount.ts';

type Props = { label: string; value: Amount | null; isWrong: boolean; onChange: (value: Amount | null) => void };

/** PRICE-17: a price of coins. */
export function PriceInput({ label, value, isWrong, onChange }: Props) {
  const t = useT('share');
  const [text, setText] = useState('');
  // Another value from outside, such as a draft gone on with, stands in the field; `12.` stays what is being typed.
  if (amountIn(text) !== value) setText(value === null ? '' : formatAmount(value));
  const type = (typed: string): void => {
    setText(typed);
    onChange(amountIn(typed));
  };
  return <AmountInput label={label} text={text} invalid={t('pricing.form.invalid')} error={isWrong} onChange={type} />;
}
