import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { Step } from '../../../../shared/ordering/ordered-group.ts';
import { useMoves } from '../../../../shared/ordering/use-moves.ts';
import type { QuestionDraft } from '../edit/exam-draft.ts';
import { canStepQuestion, putQuestion, stepQuestion } from './put-question.ts';

type Questions = readonly QuestionDraft[];

/** Moves questions of a paper by pointer or key, and says what was moved. */
export function useQuestionOrder(questions: Questions, onChange: (questions: Questions) => void) {
  const t = useT('study');
  const [dragged, setDragged] = useState<string | null>(null);
  const { said, say } = useMoves(questions);
  return {
    said,
    dragged,
    onDrag: setDragged,
    canStep: (id: string, step: Step): boolean => canStepQuestion(questions, id, step),
    step: ({ questionId: id, text }: QuestionDraft, step: Step, button: HTMLElement): void => {
      say(t('ordering.moved', { name: listedText(text) }), { button, id });
      onChange(stepQuestion(questions, id, step));
    },
    drop: (beforeId: string | null): void => {
      const moved = questions.find(({ questionId }) => questionId === dragged);
      setDragged(null);
      if (!moved) return;
      say(t('ordering.moved', { name: listedText(moved.text) }), null);
      onChange(putQuestion(questions, moved.questionId, beforeId));
    },
  };
}
