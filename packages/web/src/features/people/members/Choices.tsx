import { useId } from 'react';
import classes from './Choices.module.css';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
  /** Why it cannot be changed. */
  readonly disabledReason?: string | undefined;
};

type Props<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Checkboxes that say what each of them means. */
export function Choices<Value extends string>({ legend, choices, chosen, onChange }: Props<Value>) {
  const id = useId();
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.choices}>
        {choices.map(({ value, label, hint, disabledReason }) => (
          <div key={value} className={classes.choice} title={disabledReason}>
            <input
              id={`${id}-${value}`}
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={disabledReason !== undefined}
              aria-describedby={`${id}-${value}-hint`}
              onChange={() => toggle(value)}
            />
            <span>
              <label htmlFor={`${id}-${value}`} className={classes.label}>
                {label}
              </label>
              <span id={`${id}-${value}-hint`} className={classes.hint}>
                {disabledReason ?? hint}
              </span>
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
