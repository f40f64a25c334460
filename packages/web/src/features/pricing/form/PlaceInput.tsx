import { TextInput } from '@mantine/core';
import { typedPlace } from './typed-number.ts';

type Props = {
  label: string;
  value: number;
  isWrong?: boolean;
  /** None: it follows from the range before it. */
  onChange?: (value: number) => void;
};

/** PRICE-18: where a range begins or ends. */
export function PlaceInput({ label, value, isWrong = false, onChange }: Props) {
  const type = (raw: string): void => {
    const typed = typedPlace(raw);
    if (typed !== null) onChange?.(typed);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      readOnly={!onChange}
      value={value < 1 ? '' : String(value)}
      error={isWrong}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
