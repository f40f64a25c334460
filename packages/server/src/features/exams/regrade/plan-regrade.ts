import { createHash } from 'node:crypto';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Reads } from '../../../platform/context.ts';
import { listVersions } from '../papers/paper.store.ts';
import { listDroppedQuestions, listMarkedQuestions, type MarkedQuestion, type RegradeKey } from './regrade.store.ts';
import { type AttemptChange, regradedAttempt } from './regraded-attempt.ts';

type RegradeInput = {
  readonly tenantId: string;
  readonly examId: string;
  readonly keys: RegradeKeys;
  readonly mayLower: boolean;
};

type RegradePlan = {
  readonly digest: string;
  readonly attemptCount: number;
  readonly waitingCount: number;
  /** A question is dropped that attempts were asked which wait for a person: they follow once they are marked. */
  readonly isDropAhead: boolean;
  readonly changes: readonly AttemptChange[];
};

const nameOf = ({ questionId, version }: { questionId: string; version: number }): string => `${questionId} ${version}`;

/** The questions as they were asked, and the versions whose keys count now: of the same kind, or answers mean nothing to them. */
async function loadCorrections(read: Reads, { tenantId, keys }: RegradeInput, asked: readonly MarkedQuestion[]) {
  const chosen = keys.flatMap(({ questionId, version }) => (version === undefined ? [] : [{ questionId, version }]));
  const versions = await listVersions(read, tenantId, [...chosen, ...asked]);
  const byName = new Map(versions.map((version) => [nameOf(version), version.question]));
  const chosenOf = new Map(chosen.map((key) => [key.questionId, byName.get(nameOf(key))]));
  const isFit = (row: MarkedQuestion) =>
    !chosenOf.has(row.questionId) || byName.get(nameOf(row))?.kind === chosenOf.get(row.questionId)?.kind;
  const known = new Set(asked.map(({ questionId }) => questionId));
  const ruleOf = new Map(keys.map(({ questionId, rule }) => [questionId, rule]));
  const areKnown = keys.every(({ questionId }) => known.has(questionId)) && ![...chosenOf.values()].includes(undefined);
  demand(areKnown && ruleOf.size === keys.length && asked.every(isFit), 'exam.wrong-regrade');
  return (row: MarkedQuestion) => ({
    // Whatever was not named was dropped before.
    rule: ruleOf.get(row.questionId) ?? 'drop',
    asked: byName.get(nameOf(row)),
    chosen: chosenOf.get(row.questionId),
  });
}

/** Everything that putting these questions right changes; questions dropped before follow what the others come to. */
export async function planRegrade(read: Reads, input: RegradeInput): Promise<RegradePlan> {
  const ids = input.keys.map(({ questionId }) => questionId);
  const { examId } = input;
  const dropped = new Set((await listDroppedQuestions(read, examId)).map(({ questionId }) => questionId));
  const rows = await listMarkedQuestions(read, { examId, questionIds: [...new Set([...ids, ...dropped])] });
  const correctionOf = await loadCorrections(read, input, rows);
  const attempts = [...Map.groupBy(rows, ({ attemptId }) => attemptId).values()];
  const changes = attempts.flatMap((own) => regradedAttempt(own, correctionOf, input.mayLower));
  const digest = createHash('sha256').update(JSON.stringify(changes)).digest('hex');
  const waitingCount = attempts.filter(([first]) => first?.result === 'marking').length;
  const isDropAhead =
    waitingCount > 0 && input.keys.some(({ rule, questionId }) => rule === 'drop' && !dropped.has(questionId));
  return { digest, attemptCount: attempts.length, waitingCount, isDropAhead, changes };
}

export type RegradeKeys = readonly RegradeKey[];
