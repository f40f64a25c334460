import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** D-200: passing over a name on the way to another asks for nothing. */
const hoverDelayMs = 300;
/** Long enough to cross the gap between the name and its card. */
const leaveDelayMs = 150;

/** Opens on a pointer that stays and on focus, closes when both are gone and on Escape. `watch` goes on what holds both. */
export function useHoverCard() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Escape means "not now": the focus that goes back to the name must not open the card again. */
  const isDismissed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (open: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(open), afterMs);
  };
  const leave = () => {
    isDismissed.current = false;
    set(false, leaveDelayMs);
  };
  const watch = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') set(true, hoverDelayMs);
    },
    onPointerLeave: leave,
    onFocus: () => {
      if (!isDismissed.current) set(true, hoverDelayMs);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      clearTimeout(timer.current);
      isDismissed.current = true;
      setIsOpen(false);
      event.currentTarget.querySelector('a')?.focus();
    },
  };
  return { isOpen, watch };
}
