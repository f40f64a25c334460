import { TextInput } from '@mantine/core';
import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { useState } from 'react';
import { priceIn, typedPrice } from './typed-number.ts';

type Props = { label: string; value: Amount | null; isWrong: boolean; onChange: (value: Amount | null) => void };

/** PRICE-17: a price of coins. What does not belong into one cannot be typed. */
export function PriceInput({ label, value, isWrong, onChange }: Props) {
  const [text, setText] = useState('');
  // Another value from outside, such as a draft gone on with, stands in the field; `12.` stays what is being typed.
  if (priceIn(text) !== value) setText(value === null ? '' : formatAmount(value));
  const type = (raw: string): void => {
    const typed = typedPrice(raw);
    if (typed === null) return;
    setText(typed);
    onChange(priceIn(typed));
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      error={isWrong}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
