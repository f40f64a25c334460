import { useEffect, useRef, useState } from 'react';

const quietMs = 3_000;

type QuietControls = { readonly isShown: boolean; readonly wake: () => void; readonly hide: () => void };

/** Controls that leave the picture alone while it plays and nobody moves; a pause brings them back. */
export function useQuietControls(isPlaying: boolean): QuietControls {
  const [isAwake, setIsAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = (): void => {
    setIsAwake(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsAwake(false), quietMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const begun = setTimeout(() => setIsAwake(false), quietMs);
    return () => clearTimeout(begun);
  }, [isPlaying]);
  return { isShown: isAwake || !isPlaying, wake, hide: () => setIsAwake(false) };
}
