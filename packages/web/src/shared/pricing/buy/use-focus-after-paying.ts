import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../ui/focus-heading.ts';

/** What was bought takes the place of the button that had the focus. Answers how to say that it was paid. */
export function useFocusAfterPaying(): () => void {
  const isPaid = useRef(false);
  useEffect(
    () => () => {
      if (isPaid.current) focusHeading();
    },
    [],
  );
  return () => {
    isPaid.current = true;
  };
}
