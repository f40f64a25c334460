import { useCallback, useEffect } from 'react';
import { goInstead } from '../../../lib/navigation.ts';
import { useRefresh } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useHideAssistant } from '../../../lib/use-hide-assistant.ts';
import type { OpenedAttempt } from './attempt-saver.ts';
import { isEnded } from './save-state.ts';
import { staleAfterHandIn } from './stale-after-hand-in.ts';
import { useAttention } from './use-attention.ts';
import { useAttempt } from './use-attempt.ts';
import { useRemaining } from './clock/use-remaining.ts';
import { useServerTime } from './clock/use-server-time.ts';

type Options = { readonly opened: OpenedAttempt; readonly tabId: string; readonly memberId: string };

/** A paper that is answered, until its time is up or it is handed in; then its result is shown. */
export function usePaper({ opened, tabId, memberId }: Options) {
  const { id } = opened;
  useAttention(id, opened.logsAttention);
  useHideAssistant(opened.hidesAssistant);
  const { remainingMs, readAt, resync } = useRemaining(opened.remainingMs);
  const attempt = useAttempt({ opened, tabId, memberId, onClock: resync });
  const { saver, saveState, answerFiles } = attempt;
  const { sayLate } = answerFiles;
  const refresh = useRefresh();
  const { course, section, subject, position } = useSearchParams();
  const showResult = useCallback(() => {
    sayLate();
    for (const stale of staleAfterHandIn) refresh(stale);
    goInstead('examResult', { id }, { course, section, subject, position });
  }, [id, refresh, course, section, subject, position, sayLate]);
  const isMine = !isEnded(saveState);
  useServerTime(saver, { remainingMs, readAt, isMine, onEnd: showResult });
  // Ended by the clock of the server, or handed in on another page.
  useEffect(() => {
    if (saveState === 'over') showResult();
  }, [saveState, showResult]);
  return { ...attempt, remainingMs, isMine, showResult };
}
