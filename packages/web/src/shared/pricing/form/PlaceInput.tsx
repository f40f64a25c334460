import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { placeIn } from './typed-number.ts';

type Props = {
  label: string;
  value: number;
  isWrong?: boolean;
  /** None: it follows from the range before it. */
  onChange?: (value: number) => void;
};

const textOf = (value: number): string => (value < 1 ? '' : String(value));

/** PRICE-18: where a range begins or ends. What is no whole number stays as it was typed, and counts as nothing. */
export function PlaceInput({ label, value, isWrong = false, onChange }: Props) {
  const [text, setText] = useState(textOf(value));
  const place = placeIn(text);
  // Another value from outside stands in the field.
  if ((place ?? 0) !== Math.max(0, value)) setText(textOf(value));
  const type = (typed: string): void => {
    setText(typed);
    onChange?.(placeIn(typed) ?? 0);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      readOnly={!onChange}
      value={text}
      error={isWrong || place === null}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
