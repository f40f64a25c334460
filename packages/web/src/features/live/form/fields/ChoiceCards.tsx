import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';

export type Choice<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
};

type Props<Value> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  isRequired?: boolean;
  /** Why nothing can be chosen; it stands under the cards. */
  lockedReason?: string | undefined;
  error?: string | undefined;
  onChange: (value: Value) => void;
};

/** One of a few, each with what it means. */
export function ChoiceCards<Value extends number>(props: Props<Value>) {
  const { label, choices, value, isRequired = false, lockedReason, error, onChange } = props;
  const id = useId();
  const note = error ?? lockedReason;
  return (
    <fieldset className={classes.root} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={classes.legend}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={classes.star}>
            *
          </span>
        )}
      </legend>
      <div className={classes.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.card}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              disabled={lockedReason !== undefined}
              data-error={error !== undefined || undefined}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <span className={classes.words}>
              <span>{choice.label}</span>
              {choice.hint && <span className={classes.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? classes.error : classes.hint}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
