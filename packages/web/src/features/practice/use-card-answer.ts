import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { answerCard, buryCard } from '@shuyuan/contract/practice/practice.wire';
import { useState } from 'react';
import { claimedText } from '../../lib/claimed-text.ts';
import { useWrite } from '../../lib/queries.ts';
import type { AskedCard } from './next-card.ts';
import { practiceZone } from './practice-zone.ts';

/** Answered in another tab, or kept back because an exam asks it now: the next card is asked instead. */
const claims = ['request.stale', 'request.not-found'] as const;

/** The answer to one card: sent again after a lost line it is the same answer. */
export function useCardAnswer({ id, round }: AskedCard, onNext: () => void) {
  const [answerId] = useState(() => crypto.randomUUID());
  const checking = useWrite(answerCard, { claims });
  const burying = useWrite(buryCard, { claims, onSuccess: onNext });
  return {
    answerId,
    answered: checking.data,
    problem: claimedText(checking.error ?? burying.error, claims),
    isChecking: checking.isPending,
    isBurying: burying.isPending,
    send: (answer: ExamAnswer | null): void => {
      if (!checking.isPending) checking.mutate({ id, answerId, round, answer, ...practiceZone });
    },
    bury: (): void => burying.mutate({ id, ...practiceZone }),
  };
}
