import { countRange, type ExamDraft, pointsRange } from '../edit/exam-draft.ts';
import { wholeNumber } from '../../../../shared/forms/whole-number.ts';

/** How much the paper of a draft asks and counts; what is not a number yet counts nothing. */
export function sumOfPaper({ paperKind, questions, rules }: ExamDraft): { questions: number; points: number } {
  if (paperKind === 'fixed') {
    const points = questions.reduce((sum, question) => sum + (wholeNumber(question.points, pointsRange) ?? 0), 0);
    return { questions: questions.length, points };
  }
  const counts = rules.map((rule) => ({
    count: wholeNumber(rule.count, countRange) ?? 0,
    points: wholeNumber(rule.points, pointsRange) ?? 0,
  }));
  return {
    questions: counts.reduce((sum, { count }) => sum + count, 0),
    points: counts.reduce((sum, { count, points }) => sum + count * points, 0),
  };
}
