import { createHash } from 'node:crypto';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { markAnswer } from '@shuyuan/contract/exams/marking/mark-answer';
import { regradedMark } from '@shuyuan/contract/exams/marking/regraded-mark';
import { type AttemptResult, resultOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { realAnswerOf } from '@shuyuan/contract/exams/taking/taker-question';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Reads } from '../../../platform/context.ts';
import { listVersions } from '../papers/paper.store.ts';
import { listMarkedQuestions, type MarkedQuestion } from './regrade.store.ts';

type RegradeInput = {
  readonly tenantId: string;
  readonly examId: string;
  readonly keys: RegradeKeys;
  readonly mayLower: boolean;
};

type AttemptChange = {
  readonly attemptId: string;
  readonly fullName: string;
  readonly score: number;
  readonly result: AttemptResult;
  readonly newScore: number;
  readonly newResult: AttemptResult;
  readonly marks: readonly { readonly ordinal: number; readonly mark: number }[];
};
type RegradePlan = {
  readonly digest: string;
  readonly attemptCount: number;
  readonly changes: readonly AttemptChange[];
};

const nameOf = ({ questionId, version }: { questionId: string; version: number }): string => `${questionId} ${version}`;

/** The questions as they were asked, and the versions whose keys count now: of the same kind, or answers mean nothing to them. */
async function loadKeys(read: Reads, { tenantId, keys }: RegradeInput, asked: readonly MarkedQuestion[]) {
  const versions = await listVersions(read, tenantId, [...keys, ...asked]);
  const byName = new Map(versions.map((version) => [nameOf(version), version.question]));
  const keyOf = new Map(keys.map((key) => [key.questionId, byName.get(nameOf(key))]));
  const isFit = (row: MarkedQuestion) => byName.get(nameOf(row))?.kind === keyOf.get(row.questionId)?.kind;
  const known = new Set(asked.map(({ questionId }) => questionId));
  const areKnown = keys.every(({ questionId }) => known.has(questionId) && keyOf.get(questionId));
  demand(areKnown && keyOf.size === keys.length && asked.every(isFit), 'exam.wrong-regrade');
  return (row: MarkedQuestion) => ({ asked: byName.get(nameOf(row)), key: keyOf.get(row.questionId) });
}

function shareOf(row: MarkedQuestion, asked: ExamQuestion, key: ExamQuestion): number | null {
  const { seed, ordinal, settings, answer } = row;
  const order = { seed: `${seed} ${ordinal}`, areOptionsShuffled: settings.areOptionsShuffled };
  // The ids a taker was shown are those of the version that was asked.
  return markAnswer(key, answer ? realAnswerOf(asked, order, answer) : undefined);
}

function changeOf(rows: readonly MarkedQuestion[], newMarkOf: (row: MarkedQuestion) => number | null): AttemptChange[] {
  const [first] = rows;
  const changed = rows.flatMap((row) => {
    const mark = newMarkOf(row);
    return mark === null || mark === row.mark ? [] : [{ ordinal: row.ordinal, mark, gain: mark - (row.mark ?? 0) }];
  });
  if (!first || first.score === null || first.result === null || changed.length === 0) return [];
  const { attemptId, fullName, score, result, pointSum, settings } = first;
  const newScore = changed.reduce((sum, { gain }) => sum + gain, score);
  const { result: byScore } = resultOf({ marks: [newScore], pointSum, passPercent: settings.passPercent });
  const newResult = result === 'marking' ? result : byScore;
  const marks = changed.map(({ ordinal, mark }) => ({ ordinal, mark }));
  return [{ attemptId, fullName, score, result, newScore, newResult, marks }];
}

/** Everything that marking again by these keys changes. */
export async function planRegrade(read: Reads, input: RegradeInput): Promise<RegradePlan> {
  const ids = input.keys.map(({ questionId }) => questionId);
  const rows = await listMarkedQuestions(read, input.examId, ids);
  const questionsOf = await loadKeys(read, input, rows);
  const newMarkOf = (row: MarkedQuestion): number | null => {
    const { asked, key } = questionsOf(row);
    const share = asked && key ? shareOf(row, asked, key) : null;
    const byKey = share === null ? null : share * row.points;
    return regradedMark({ before: row.mark, byKey, mayLower: input.mayLower });
  };
  const attempts = [...Map.groupBy(rows, ({ attemptId }) => attemptId).values()];
  const changes = attempts.flatMap((own) => changeOf(own, newMarkOf));
  const digest = createHash('sha256').update(JSON.stringify(changes)).digest('hex');
  return { digest, attemptCount: attempts.length, changes };
}

export type RegradeKeys = readonly { readonly questionId: string; readonly version: number }[];
