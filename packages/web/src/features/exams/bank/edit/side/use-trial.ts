import { tryBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { type OptionOrder, realAnswerOf, takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import { useState } from 'react';
import { useWrite } from '../../../../../lib/queries.ts';

const order: OptionOrder = { seed: 'preview', areOptionsShuffled: false };

/** A question as a taker sees it, an answer to it, and the mark of that answer once it was asked for. */
export function useTrial(question: ExamQuestion) {
  const [answer, setAnswer] = useState<ExamAnswer | null>(null);
  const trial = useWrite(tryBankQuestion);
  return {
    shown: takerQuestionOf(question, order),
    answer,
    isBusy: trial.isPending,
    /** Undefined until it was asked for; null where somebody has to read the answer. */
    mark: trial.data?.mark,
    change: (given: ExamAnswer | null): void => {
      setAnswer(given);
      trial.reset();
    },
    tryAnswer: (): void => trial.mutate({ question, ...(answer && { answer: realAnswerOf(question, order, answer) }) }),
  };
}
