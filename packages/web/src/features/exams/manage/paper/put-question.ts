import { idsAfterMove, type Step, targetOfStep } from '../../../../shared/ordering/ordered-group.ts';
import type { QuestionDraft } from '../edit/exam-draft.ts';

const paper = 'paper';
const groupOf = (questions: readonly QuestionDraft[]) => [
  { id: paper, itemIds: questions.map(({ questionId }) => questionId) },
];

/** A question put before another one; null puts it at the end. */
export function putQuestion(
  questions: readonly QuestionDraft[],
  id: string,
  beforeId: string | null,
): readonly QuestionDraft[] {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  const [ids = []] = idsAfterMove(groupOf(questions), id, { groupId: paper, beforeId });
  return ids.flatMap((one) => byId.get(one) ?? []);
}

export const canStepQuestion = (questions: readonly QuestionDraft[], id: string, step: Step): boolean =>
  targetOfStep(groupOf(questions), id, step) !== undefined;

export function stepQuestion(questions: readonly QuestionDraft[], id: string, step: Step): readonly QuestionDraft[] {
  const target = targetOfStep(groupOf(questions), id, step);
  return target ? putQuestion(questions, id, target.beforeId) : questions;
}
