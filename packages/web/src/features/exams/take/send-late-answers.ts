import { saveAnswers } from '@shuyuan/contract/exams/taking/taking.wire';
import { call } from '../../../lib/call.ts';
import { keptAnswers } from './kept-answers.ts';
import { stateOfFailure } from './save-state.ts';

/** An attempt that has ended takes them from any tab. */
const tabId = 'after-the-end';

/**
 * Answers this browser kept of an attempt that has ended without them, because it was closed meanwhile: the server keeps
 * them as evidence, and the browser no longer does.
 */
export async function sendLateAnswers(memberId: string, attemptId: string): Promise<void> {
  const kept = keptAnswers(memberId, attemptId);
  const answers = kept.read();
  if (answers.length === 0) return;
  await call(saveAnswers, { id: attemptId, tabId, answers }).catch((error: unknown) => {
    if (stateOfFailure(error) === 'over') kept.remove();
  });
}
