import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { correctedMark, type RegradeRule } from '@shuyuan/contract/exams/marking/corrected-mark';
import { markAnswer } from '@shuyuan/contract/exams/marking/mark-answer';
import { regradedMark } from '@shuyuan/contract/exams/marking/regraded-mark';
import { type AttemptResult, resultOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { realAnswerOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { MarkedQuestion } from './regrade.store.ts';

/** The version that was asked, and the one whose key counts now. */
type Correction = {
  readonly rule: RegradeRule;
  readonly asked: ExamQuestion | undefined;
  readonly chosen: ExamQuestion | undefined;
};
type CorrectionOf = (row: MarkedQuestion) => Correction;

function shareBy(key: ExamQuestion | undefined, row: MarkedQuestion, asked: ExamQuestion | undefined): number | null {
  if (!key || !asked) return null;
  const { seed, ordinal, settings, answer } = row;
  const order = { seed: `${seed} ${ordinal}`, areOptionsShuffled: settings.areOptionsShuffled };
  // The ids a taker was shown are those of the version that was asked.
  return markAnswer(key, answer ? realAnswerOf(asked, order, answer) : undefined);
}

type Rest = { readonly score: number; readonly points: number } | null;

/** Null: nothing can be said. */
function markBy(row: MarkedQuestion, { rule, asked, chosen }: Correction, rest: Rest): number | null {
  const byChosen = shareBy(chosen, row, asked);
  const byAsked = rule === 'accept' ? shareBy(asked, row, asked) : null;
  return correctedMark({ rule, points: row.points, byAsked, byChosen, rest });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The marks of one attempt that change, and its result by them; empty where nothing does. */
export function regradedAttempt(
  rows: readonly MarkedQuestion[],
  correctionOf: CorrectionOf,
  mayLower: boolean,
): AttemptChange[] {
  const [first] = rows;
  if (!first || first.score === null || first.result === null) return [];
  const { attemptId, memberId, fullName, number, score, result, pointSum, settings } = first;
  const dropped = rows.filter((row) => correctionOf(row).rule === 'drop');
  const others = rows.filter((row) => correctionOf(row).rule !== 'drop');
  const changeIn = (row: MarkedQuestion, rest: Rest) => {
    const mark = regradedMark({ before: row.mark, byKey: markBy(row, correctionOf(row), rest), mayLower });
    return mark === null || mark === row.mark ? [] : [{ ordinal: row.ordinal, mark, gain: mark - (row.mark ?? 0) }];
  };
  const corrected = others.flatMap((row) => changeIn(row, null));
  const scoreOfRest = score + sum(corrected.map(({ gain }) => gain)) - sum(dropped.map(({ mark }) => mark ?? 0));
  const rest =
    result === 'marking' ? null : { score: scoreOfRest, points: pointSum - sum(dropped.map(({ points }) => points)) };
  const changed = [...corrected, ...dropped.flatMap((row) => changeIn(row, rest))];
  if (changed.length === 0) return [];
  const newScore = score + sum(changed.map(({ gain }) => gain));
  const { result: byScore } = resultOf({ marks: [newScore], pointSum, passPercent: settings.passPercent });
  const newResult = result === 'marking' || result === 'annulled' ? result : byScore;
  const marks = changed.map(({ ordinal, mark }) => ({ ordinal, mark }));
  return [{ attemptId, memberId, fullName, number, pointSum, score, result, newScore, newResult, marks }];
}

export type AttemptChange = {
  readonly attemptId: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly number: number;
  readonly pointSum: number;
  readonly score: number;
  readonly result: AttemptResult;
  readonly newScore: number;
  readonly newResult: AttemptResult;
  readonly marks: readonly { readonly ordinal: number; readonly mark: number }[];
};
