import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './ChosenList.module.css';
import { HintText } from './HintText.tsx';

type Chosen = { readonly id: string; readonly name: string };
type Props = {
  chosen: readonly Chosen[];
  /** How many there are; heard whenever it changes. */
  summary: ReactNode;
  removeLabel: (name: string) => string;
  onRemove: (id: string) => void;
};

/** Who or what was picked in a form, each with a way back out. */
export function ChosenList({ chosen, summary, removeLabel, onRemove }: Props) {
  return (
    <div>
      <HintText aria-live="polite">{summary}</HintText>
      <ul className={classes.list}>
        {chosen.map(({ id, name }) => (
          <li key={id} className={classes.chip}>
            <bdi>{name}</bdi>
            <button
              type="button"
              className={classes.remove}
              aria-label={removeLabel(name)}
              onClick={() => onRemove(id)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
