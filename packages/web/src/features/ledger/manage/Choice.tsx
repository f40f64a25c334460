import { Group, Radio } from '@mantine/core';

type Props<Value extends number> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function Choice<Value extends number>({ label, options, value, onChange }: Props<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Radio.Group label={label} value={String(value)} onChange={choose}>
      <Group gap={20} mt={8}>
        {options.map((option) => (
          <Radio key={option.value} value={String(option.value)} label={option.label} />
        ))}
      </Group>
    </Radio.Group>
  );
}
