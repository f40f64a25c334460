import { TextInput, type TextInputProps } from '@mantine/core';
import { isNoAmount } from './typed-amount.ts';

type Shown = Pick<TextInputProps, 'label' | 'description' | 'className' | 'placeholder' | 'required' | 'onKeyDown'>;
type Props = Shown & {
  /** Where no label is seen. */
  name?: string;
  /** As typed; `amountIn` reads it. */
  text: string;
  /** Said of what is no amount. */
  invalid: string;
  /** What else is wrong with it. */
  error?: TextInputProps['error'];
  hasFocus?: boolean;
  onChange: (text: string) => void;
};

/** The one field for an amount: what is no amount stays as it was typed, and is refused instead of changed. */
export function AmountInput({ name, text, invalid, error, hasFocus, onChange, ...shown }: Props) {
  return (
    <TextInput
      {...shown}
      {...(name !== undefined && { 'aria-label': name })}
      {...(hasFocus && { 'data-autofocus': true })}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      error={isNoAmount(text) ? invalid : error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
