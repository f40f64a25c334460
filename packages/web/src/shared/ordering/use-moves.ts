import { useLayoutEffect, useRef, useState } from 'react';

/** The button that moved something, and the id its row has as `data-moved`. */
type Pressed = { readonly button: HTMLElement; readonly id: string };

/** Says what was moved, and gives the focus back to the button that was pressed: its row has another place now. */
export function useMoves(order: unknown) {
  const [said, setSaid] = useState('');
  const pressed = useRef<Pressed | null>(null);
  useLayoutEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (!current) return;
    // In another group it is another row; the first of its buttons stands for the one that is gone.
    const isThere = current.button.isConnected;
    const row = isThere ? null : document.querySelector<HTMLElement>(`[data-moved="${current.id}"] button`);
    (row ?? current.button).focus();
  }, [order]);
  return {
    said,
    say: (text: string, by: Pressed | null) => {
      pressed.current = by;
      setSaid(text);
    },
  };
}
