import { useEffect } from 'react';
import { useLeavingGuard } from '../../lib/use-leaving-guard.ts';

const isSameAddress = (from: string, to: string): boolean => from === to;

/**
 * Asks before a draft is lost, also by going to another tab of the same page. Show `EditQuestion` with it. The head of
 * the page is told, too: publishing or withdrawing reads everything anew, and with it the form.
 */
export function useEditGuard(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const { isAsking, settle, free } = useLeavingGuard(isDirty, isSameAddress);
  return { isAsking, onAnswer: (mayLeave: boolean) => void settle(mayLeave), allow: free };
}
