import {
  type AttentionEvent,
  attentionLimits,
  leastAwaySeconds,
} from '@shuyuan/contract/exams/attention/attention-kinds';
import { logAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import { useEffect } from 'react';
import { call } from '../../../lib/call.ts';

type PageEvent = AttentionEvent & { readonly kind: 'left' | 'pasted' };

/**
 * Notes when somebody leaves the page of an exam that said so, and how much they paste into it. A note that does not arrive is
 * let go: nobody is asked for anything because of it.
 */
export function useAttention(attemptId: string, isLogged: boolean): void {
  useEffect(() => {
    if (!isLogged) return undefined;
    let awaySince: number | null = document.hidden ? performance.now() : null;
    const note = (event: PageEvent): void =>
      void call(logAttention, { id: attemptId, events: [event] }, { isLeaving: true }).catch(() => undefined);
    const leave = (): void => {
      awaySince ??= performance.now();
    };
    const comeBack = (): void => {
      const seconds = awaySince === null ? 0 : Math.round((performance.now() - awaySince) / 1_000);
      awaySince = null;
      if (seconds >= leastAwaySeconds) note({ kind: 'left', amount: Math.min(seconds, attentionLimits.awaySeconds) });
    };
    const followVisibility = (): void => (document.hidden ? leave() : comeBack());
    const notePaste = ({ clipboardData }: ClipboardEvent): void => {
      const { length } = clipboardData?.getData('text') ?? '';
      note({ kind: 'pasted', amount: Math.min(length, attentionLimits.pastedCharacters) });
    };
    document.addEventListener('visibilitychange', followVisibility);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    document.addEventListener('paste', notePaste);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('paste', notePaste);
      comeBack();
    };
  }, [attemptId, isLogged]);
}
