import { useId } from 'react';
import classes from './PriceForm.module.css';

type Props<Value> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few. */
export function Choice<Value extends string | number | boolean>({ label, options, value, onChange }: Props<Value>) {
  const group = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {options.map((option) => (
          <label key={String(option.value)} className={classes.choice}>
            <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
