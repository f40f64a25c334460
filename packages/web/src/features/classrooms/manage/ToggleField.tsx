import { ErrorText } from '../../../ui/ErrorText.tsx';
import classes from '../Rooms.module.css';

type Props<Value> = {
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  error?: string | null | undefined;
  onChange: (chosen: Value[]) => void;
};

/** Any of some choices, each a button that stays pressed. */
export function ToggleField<Value extends string | number>({ label, choices, chosen, error, onChange }: Props<Value>) {
  const toggle = (value: Value): void =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={classes.toggles}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.toggle}
          aria-pressed={chosen.includes(choice.value)}
          onClick={() => toggle(choice.value)}
        >
          {choice.label}
        </button>
      ))}
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  );
}
