import { criteriaOf, type Criterion, type ExamQuestion, type SimpleQuestion } from '../bank/exam-question-kinds.ts';
import type { ExamAnswer, SimpleAnswer } from './exam-answer.ts';
import { fullMark } from './full-mark.ts';
import { markSimple } from './mark-answer.ts';

/**
 * The mark the chosen levels come to, in ten-thousandths of a point: their sum where the criteria have the points of the
 * paper, and otherwise the same share of them. Null: they are not one level of each criterion that is to be marked.
 */
export function criteriaMark({ question, answer, points, chosen }: CriteriaInput): number | null {
  if (chosen.length !== criteriaToMark(question, answer).length) return null;
  const full = points * fullMark;
  let [sum, weights] = [0, 0];
  for (const piece of piecesOf(question, answer)) {
    const share = shareOf(piece, chosen);
    if (share === null) return null;
    sum += (full * piece.weight * share[0]) / share[1];
    weights += piece.weight;
  }
  // A penalty of a part that was chosen wrong takes from the other parts, never from other questions.
  return Math.max(0, Math.round(sum / weights));
}

type CriteriaInput = {
  readonly question: ExamQuestion;
  readonly answer: ExamAnswer | null;
  readonly points: number;
  readonly chosen: readonly ChosenLevel[];
};

/** The level a marker has chosen of one criterion. */
export type ChosenLevel = {
  /** The part of a stem; null: the question has none. */
  readonly partId: string | null;
  readonly criterionId: string;
  readonly levelId: string;
  /** For the taker. */
  readonly comment: string;
};

type Piece = {
  readonly partId: string | null;
  readonly weight: number;
  readonly question: SimpleQuestion;
  readonly answer: SimpleAnswer | undefined;
};

function piecesOf(question: ExamQuestion, answer: ExamAnswer | null): readonly Piece[] {
  if (question.kind !== 'stem') {
    const given = answer && answer.kind !== 'stem' ? answer : undefined;
    return [{ partId: null, weight: 1, question, answer: given }];
  }
  const given = answer?.kind === 'stem' ? answer.parts : {};
  return question.parts.map(({ id, weight, question: part }) => ({
    partId: id,
    weight,
    question: part,
    answer: given[id],
  }));
}

/** The criteria a marker has to choose a level of: those of everything the keys do not mark. None: a mark in points is given. */
export const criteriaToMark = (question: ExamQuestion, answer: ExamAnswer | null): readonly PartCriterion[] =>
  piecesOf(question, answer).flatMap(({ partId, question: part, answer: given }) =>
    markSimple(part, given) === null ? criteriaOf(part).map((criterion) => ({ partId, criterion })) : [],
  );

export type PartCriterion = { readonly partId: string | null; readonly criterion: Criterion };

/** The most a criterion can earn. */
export const highestPoints = ({ levels }: Criterion): number => Math.max(0, ...levels.map(({ points }) => points));

/** The level that was chosen of a criterion. */
export const levelOf = ({ partId, criterion }: PartCriterion, chosen: readonly ChosenLevel[]) => {
  const choice = chosen.find((one) => one.partId === partId && one.criterionId === criterion.id);
  return criterion.levels.find(({ id }) => id === choice?.levelId);
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The points that were chosen as a share of the highest; null: not one level of each criterion. */
function shareOf(
  { partId, question, answer }: Piece,
  chosen: readonly ChosenLevel[],
): readonly [number, number] | null {
  const byKey = markSimple(question, answer);
  if (byKey !== null) return [byKey, fullMark];
  const criteria = criteriaOf(question);
  const points = criteria.map((criterion) => levelOf({ partId, criterion }, chosen)?.points);
  const known = points.filter((value) => value !== undefined);
  if (known.length === 0 || known.length < points.length) return null;
  return [sumOf(known), sumOf(criteria.map(highestPoints))];
}
