import type { PracticeGrade } from '@shuyuan/contract/practice/practice-grade';
import { gradeAnswer } from '@shuyuan/contract/practice/practice.wire';
import type { KeyboardEvent } from 'react';
import { useWrite } from '../../lib/queries.ts';
import type { AnsweredCard } from './next-card.ts';

type Options = { readonly answerId: string; readonly answered: AnsweredCard; readonly onNext: () => void };

/** The grade of an answer, said by a button or its number; the grade it has already needs no call. */
export function useGrading({ answerId, answered: { grade, choices }, onNext }: Options) {
  const grading = useWrite(gradeAnswer, { onSuccess: onNext });
  const choose = (chosen: PracticeGrade): void => {
    if (grading.isPending) return;
    if (chosen === grade) onNext();
    else grading.mutate({ id: answerId, grade: chosen });
  };
  const press = ({ key }: KeyboardEvent): void => {
    const choice = choices.find((one) => String(one.grade) === key);
    if (choice) choose(choice.grade);
  };
  return { pending: grading.isPending ? grading.variables.grade : null, choose, press };
}
