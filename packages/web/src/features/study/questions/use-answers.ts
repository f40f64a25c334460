import { openSection } from '@shuyuan/contract/study/courses/section.wire';
import { answerQuestion } from '@shuyuan/contract/study/questions/question.wire';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import type { Watching } from '../counting/use-reports.ts';
import type { Answer, Question } from './question.ts';

/** The questions of a section with what was answered here, and the call that answers. A preview keeps its answers in the page alone. */
export function useAnswers(target: Target, given: readonly Question[], watching: Watching | null) {
  const [answered, setAnswered] = useState<readonly Question[]>([]);
  const isPreview = watching === null;
  const write = useWrite(answerQuestion, { refreshes: isPreview ? [] : [openSection] });
  const send = (question: Question, answer: Answer): void =>
    write.mutate(
      {
        ...target,
        questionKey: question.id,
        tryNumber: question.tries.length + 1,
        answer,
        ...(isPreview && { isPreview }),
      },
      {
        onSuccess: ({ question: now, count }) => {
          setAnswered((before) => [...before.filter(({ id }) => id !== now.id), now]);
          if (count) watching?.take(count);
        },
      },
    );
  const questions = given.map((one) => answered.find(({ id }) => id === one.id) ?? one);
  return { questions, send, isBusy: write.isPending };
}

export type Target = { readonly courseId: string; readonly sectionKey: string };
