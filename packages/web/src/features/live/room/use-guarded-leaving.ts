import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../../../lib/leaving.ts';

/** Which room an address means, and as whom; what else stands in it may change inside. */
function roomOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  return [path, search.get('id'), search.get('identity')].join(' ');
}

/**
 * Whoever sends takes the picture from everybody when they go. They are asked first: by us for links, the way back and
 * the button, by the browser when the tab is closed.
 */
export function useGuardedLeaving(isGuarded: boolean, close: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  /** Has said that they want to go: nobody asks twice. */
  const isFree = useRef(false);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!isGuarded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const release = guardLeaving(({ from, to }) => {
      if (isFree.current || roomOf(from) === roomOf(to)) return true;
      setIsAsking(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
      // Over while they were asked: there is nothing to stay for.
      answer.current?.(true);
    };
  }, [isGuarded]);
  const settle = (mayLeave: boolean): void => {
    setIsAsking(false);
    isFree.current = mayLeave;
    const waiting = answer.current;
    answer.current = null;
    if (waiting) waiting(mayLeave);
    else if (mayLeave) close();
  };
  return {
    isAsking,
    ask: () => (isGuarded ? setIsAsking(true) : close()),
    leave: () => settle(true),
    stay: () => settle(false),
  };
}
