import { useEffect, useState } from 'react';
import { closePage } from '../../../lib/navigation.ts';

/** Whoever sends takes the picture from everybody when they go: they are asked first, by us or by the browser. */
export function useGuardedLeaving(isGuarded: boolean) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isGuarded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isGuarded]);
  return {
    isAsking,
    ask: () => (isGuarded ? setIsAsking(true) : closePage()),
    cancel: () => setIsAsking(false),
  };
}
