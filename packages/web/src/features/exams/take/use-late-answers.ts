import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { sendLateAnswers } from './send-late-answers.ts';

/** Sends what this browser still keeps of an attempt, once it is known to have ended. */
export function useLateAnswers(attemptId: string, hasEnded: boolean): void {
  const memberId = useSession((session) => session.currentUser?.id ?? '');
  useEffect(() => {
    if (hasEnded) void sendLateAnswers(memberId, attemptId);
  }, [attemptId, hasEnded, memberId]);
}
