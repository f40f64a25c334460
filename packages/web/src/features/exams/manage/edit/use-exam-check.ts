import { checkExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { checkedOf, type ExamDraft, wrongFieldsOf } from './exam-draft.ts';

/** Somebody who types is asked about when they pause. */
const pauseMs = 400;

/** The server’s word on the draft as it stands on the screen: whether the bank can fill it, and what else is wrong. */
export function useExamCheck(draft: ExamDraft) {
  const isReadable = !Object.values(wrongFieldsOf(draft)).some(Boolean);
  const current = JSON.stringify(checkedOf(draft));
  const [paused] = useDebouncedValue(current, pauseMs);
  // Written one line above.
  const input = useMemo(() => JSON.parse(paused) as ReturnType<typeof checkedOf>, [paused]);
  const isPaused = paused === current;
  const read = useRead(checkExam, input, {
    claims: 'notices',
    enabled: isReadable && isPaused,
    placeholderData: keepPreviousData,
  });
  return {
    isReadable,
    isChecking: isReadable && (!isPaused || read.isFetching),
    problems: read.data?.problems ?? [],
    isKnown: read.data !== undefined,
  };
}

export type ExamCheck = ReturnType<typeof useExamCheck>;
