import { NativeSelect } from '@mantine/core';

type Props<V> = {
  label: string;
  choices: readonly V[];
  nameOf: (choice: V) => string;
  value: V;
  isDisabled?: boolean;
  onChange: (choice: V) => void;
};

/** One of a few. */
export function ChoiceField<V extends string | number>({
  label,
  choices,
  nameOf,
  value,
  isDisabled,
  onChange,
}: Props<V>) {
  const choose = (text: string): void => {
    const chosen = choices.find((choice) => String(choice) === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <NativeSelect
      label={label}
      data={choices.map((choice) => ({ value: String(choice), label: nameOf(choice) }))}
      value={String(value)}
      disabled={isDisabled ?? false}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
