import classes from './ChoiceTabs.module.css';

type Props<Name extends string> = {
  label: string;
  tabs: readonly { readonly name: Name; readonly label: string }[];
  current: Name;
  onChoose: (name: Name) => void;
};

/** Several lists in one place; which one is shown is said by the pressed button. */
export function ChoiceTabs<Name extends string>({ label, tabs, current, onChoose }: Props<Name>) {
  return (
    <fieldset className={classes.root} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          className={classes.tab}
          aria-pressed={tab.name === current}
          onClick={() => onChoose(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </fieldset>
  );
}
