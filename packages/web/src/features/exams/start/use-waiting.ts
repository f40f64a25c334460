import { ExamStatus } from '@shuyuan/contract/exams/exam-status';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { useState } from 'react';
import type { ExamView } from './exam-view.ts';
import { useOpening } from './use-opening.ts';
import { useSealedPaper } from './use-sealed-paper.ts';

/** A page that stands open before the opening: how long it waits, the paper it has, and whether it starts by itself. */
export function useWaiting(exam: ExamView) {
  const untilOpenMs = useOpening(exam);
  const canTake = exam.conflict === null;
  const sealed = useSealedPaper(exam.id, canTake ? untilOpenMs : Infinity);
  const [isAutomatic, setAutomatic] = useState(false);
  const isWaiting = canTake && exam.status === ExamStatus.notBegun && untilOpenMs < dayMs && exam.conditions.isHere;
  return { isWaiting, untilOpenMs, sealed, isAutomatic, setAutomatic };
}

export type WaitingPage = ReturnType<typeof useWaiting>;
