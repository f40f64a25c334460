import { TextInput } from '@mantine/core';
import classes from './Questions.module.css';

type Bounds = { readonly min: number | null; readonly max: number | null };
type Props = {
  labels: readonly [lowest: string, highest: string];
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
};

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** The smallest and the largest number that is allowed; empty for none. */
export function NumberBounds({ labels, bounds: { min, max }, onChange }: Props) {
  return (
    <div className={classes.bounds}>
      <TextInput
        type="number"
        label={labels[0]}
        value={min ?? ''}
        onChange={(event) => onChange({ min: numberOf(event.currentTarget.value), max })}
      />
      <TextInput
        type="number"
        label={labels[1]}
        value={max ?? ''}
        onChange={(event) => onChange({ min, max: numberOf(event.currentTarget.value) })}
      />
    </div>
  );
}
