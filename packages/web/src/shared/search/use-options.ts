import { type Ref, useImperativeHandle } from 'react';
import type { SuggestionKeys } from './suggestion-keys.ts';
import classes from './Suggestions.module.css';

type KeyActions = Readonly<Record<string, () => void>>;

const elementOf = (option: string | undefined): HTMLElement | null =>
  option === undefined ? null : document.querySelector<HTMLElement>(`#${CSS.escape(option)}`);

/** The next option in this direction; beyond the last one is the box itself. */
function stepFrom(options: readonly string[], active: string | undefined, step: 1 | -1): string | undefined {
  const places = [undefined, ...options];
  return places[(places.indexOf(active) + step + places.length) % places.length];
}

/** The options of the list below the box by their ids, what arrows and Enter do with them, and what each of them is given. */
export function useOptions(
  { ref, active, onActive, onOpen }: ListProps,
  options: readonly string[],
  keysOf?: (reach: (option: string | undefined) => void) => KeyActions,
) {
  const reach = (option: string | undefined): void => {
    onActive(option);
    elementOf(option)?.scrollIntoView({ block: 'nearest' });
  };
  useImperativeHandle(ref, () => ({
    press: (key) => {
      const actions: KeyActions = {
        ArrowDown: () => reach(stepFrom(options, active, 1)),
        ArrowUp: () => reach(stepFrom(options, active, -1)),
        ...keysOf?.(reach),
      };
      actions[key]?.();
      return key in actions;
    },
    open: () => elementOf(active)?.click(),
  }));
  return (option: string) => ({
    id: option,
    role: 'option',
    tabIndex: -1,
    className: classes.option,
    'aria-selected': option === active,
    onMouseDown: keepFocus,
    onClick: onOpen,
  });
}

/** The box keeps the focus: leaving it closes the list before the click has come. */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

export type ListProps = {
  ref: Ref<SuggestionKeys>;
  id: string;
  /** The option the keys have reached. */
  active: string | undefined;
  onActive: (option: string | undefined) => void;
  /** One of them has been opened: the list closes. */
  onOpen: () => void;
};
