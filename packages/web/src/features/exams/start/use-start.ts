import { listExams, readExam, startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useOpenAttempt } from '../return/use-open-attempt.ts';
import { handPaper } from '../take/handed-paper.ts';
import type { ExamView } from './exam-view.ts';

const claims = ['exam.wrong-password', 'exam.not-begun', 'exam.too-soon', 'exam.elsewhere'] as const;

/** The start of an exam; its paper comes with the answer and is handed to the page that answers it. */
export function useStart({ id, conditions }: ExamView) {
  const [password, setPassword] = useState('');
  const openAttempt = useOpenAttempt();
  const starting = useWrite(startExam, {
    claims,
    refreshes: [readExam, listExams],
    onSuccess: ({ id: attemptId, opened }, { tabId }) => {
      if (opened && tabId !== undefined) handPaper({ tabId, opened });
      openAttempt(attemptId);
    },
  });
  const begin = (): void =>
    starting.mutate({ id, tabId: crypto.randomUUID(), ...(conditions.hasPassword && { password }) });
  const { isPending, error } = starting;
  return { password, setPassword, begin, isPending, problem: claimedText(error, claims) };
}
