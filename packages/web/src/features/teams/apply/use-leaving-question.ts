import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../../../lib/leaving.ts';

const pageOf = (address: string): string => address.split('?')[0] ?? '';

/** Nothing is lost: whoever leaves the page of a form they have begun is asked, by us or by the browser. */
export function useLeavingQuestion(isDirty: boolean) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  /** What was typed has gone where it should. */
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isDone.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const release = guardLeaving(({ from, to }) => {
      if (isDone.current || pageOf(from) === pageOf(to)) return true;
      setIsAsking(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [isDirty]);
  const settle = (mayLeave: boolean): void => {
    setIsAsking(false);
    answer.current?.(mayLeave);
    answer.current = null;
  };
  const allow = (): void => {
    isDone.current = true;
  };
  return { isAsking, settle, allow };
}
