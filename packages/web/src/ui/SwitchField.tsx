import { type ReactNode, useId } from 'react';
import { HintText } from './HintText.tsx';
import classes from './SwitchField.module.css';

type Props = {
  label: ReactNode;
  /** What the switch does, read after its name. */
  description?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off. The whole line can be pressed; a disabled one stands where the reason is told. */
export function SwitchField({ label, description, isOn, isDisabled = false, onChange }: Props) {
  const descriptionId = useId();
  return (
    <label className={classes.root} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={classes.input}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.words}>
        <span>{label}</span>
        {description && (
          <HintText as="span" id={descriptionId} className={classes.description}>
            {description}
          </HintText>
        )}
      </span>
    </label>
  );
}
