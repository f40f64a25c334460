import { useDebouncedValue } from '@mantine/hooks';
import { findSimilarQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../../lib/queries.ts';

/** Long enough that a word is typed to its end. */
const pauseMs = 500;

type SimilarQuestions = OutputOf<typeof findSimilarQuestions>['items'];

/** Questions that ask nearly the same as a text that is being typed. */
export function useSimilarQuestions(text: string, exceptId: string | null): SimilarQuestions {
  const [typed] = useDebouncedValue(text.trim().slice(0, bankLimits.text), pauseMs);
  const { data } = useRead(
    findSimilarQuestions,
    { text: typed, ...(exceptId !== null && { exceptId }) },
    { claims: 'all', enabled: typed !== '', placeholderData: keepPreviousData },
  );
  return typed === '' ? [] : (data?.items ?? []);
}
