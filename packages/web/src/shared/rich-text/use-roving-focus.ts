import { type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of buttons that is one stop of the Tab key; the arrows lead through it, in the direction it is written. */
export function useRovingFocus(count: number) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget;
    const towards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : (current + step * towards + count) % count;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    row.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const tabIndexOf = (index: number): 0 | -1 => (index === current ? 0 : -1);
  return { onKeyDown, tabIndexOf, onFocusAt: setCurrent };
}
