import { useEffect, useRef, useState } from 'react';

/**
 * For what `OpensLater` has fetched. The button that was pressed is gone and this is its twin: it takes the focus, so
 * that closing can give it back, and opens.
 */
export function useOpenAtOnce() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    setIsOpen(true);
  }, []);
  return { ref, isOpen, setIsOpen };
}
