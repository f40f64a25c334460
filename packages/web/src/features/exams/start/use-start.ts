import { startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useOpenAttempt } from './use-open-attempt.ts';
import { handPaper } from '../take/handed-paper.ts';
import type { ExamView } from './exam-view.ts';
import { unsealPaper } from './unseal-paper.ts';
import { useAutomaticStart } from './use-automatic-start.ts';
import type { WaitingPage } from './use-waiting.ts';

const claims = ['exam.wrong-password', 'exam.not-begun', 'exam.too-soon', 'exam.elsewhere'] as const;

/** The start of an exam; its paper comes with the answer, or its key does, and is handed to the page that answers it. */
export function useStart({ id, conditions }: ExamView, { sealed, isWaiting, isAutomatic, untilOpenMs }: WaitingPage) {
  const [password, setPassword] = useState('');
  const openAttempt = useOpenAttempt();
  const starting = useWrite(startExam, {
    claims,
    onSuccess: async ({ id: attemptId, opened, paperKey }, { tabId }) => {
      const unsealed = sealed && paperKey !== null ? unsealPaper(sealed.data, paperKey) : opened?.questions;
      // A paper that cannot be unsealed is opened as one is after a reload.
      const questions = await Promise.resolve(unsealed).catch(() => undefined);
      if (opened && questions && tabId !== undefined) handPaper({ tabId, opened: { ...opened, questions } });
      openAttempt(attemptId);
    },
  });
  const begin = (): void =>
    starting.mutate({
      id,
      tabId: crypto.randomUUID(),
      ...(conditions.hasPassword && { password }),
      ...(sealed && { sealId: sealed.sealId }),
    });
  useAutomaticStart(isWaiting && isAutomatic && untilOpenMs === 0, begin);
  const { isPending, error } = starting;
  return { password, setPassword, begin, isPending, problem: claimedText(error, claims) };
}
