import { type ChosenLevel, criteriaMark, criteriaToMark } from '@shuyuan/contract/exams/marking/criteria-mark';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { loadMarkedAnswer } from './load-marked-answer.ts';

type MarkedAnswer = Awaited<ReturnType<typeof loadMarkedAnswer>>;

/** The mark of an answer: by the levels where its question has criteria, and by points where it has none; never by both. */
export function checkedMark({ question, answer, points }: MarkedAnswer, { mark, levels }: GivenMark): number {
  const hasCriteria = criteriaToMark(question, answer).length > 0;
  demand(hasCriteria ? mark === null : levels.length === 0, 'exam.wrong-levels');
  const given = hasCriteria ? criteriaMark({ question, answer, points, chosen: levels }) : mark;
  demand(given !== null, 'exam.wrong-levels');
  const full = points * fullMark;
  demand(given <= full, 'exam.mark-beyond-points', { max: full });
  return given;
}

export type GivenMark = { readonly mark: number | null; readonly levels: readonly ChosenLevel[] };
